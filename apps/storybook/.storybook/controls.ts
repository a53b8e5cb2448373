import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];
type Type = Exclude<NonNullable<ArgType['type']>, string>;

const isNothing = (type: Type) => type.name === 'other' && ['undefined', 'null'].includes(type.value);

/** `string | undefined` is a text that may be left out. */
function withoutNothing(type: ArgType['type']): ArgType['type'] {
  if (typeof type !== 'object' || type.name !== 'union') return type;
  const [first, ...more] = type.value.filter((each) => !isNothing(each));
  return first && more.length === 0 ? { ...first, required: type.required ?? false } : type;
}

/** Whether a value can be serialised. Elements and functions cannot. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isData);
}

const summaryOf = (type: ArgType['type']): string | undefined => {
  if (typeof type !== 'object') return type;
  return type.name === 'union' || type.name === 'enum'
    ? type.raw?.replace(/^\s*\|\s*|\s*\|\s*(?:undefined|null)\b/g, '')
    : type.name;
};

const isOther = (type: ArgType['type'], name: string) =>
  typeof type === 'object' && type.name === 'other' && type.value === name;

function inOurWords(argType: ArgType, value: unknown): ArgType {
  const type = withoutNothing(argType.type);
  if (!type) return argType;
  const isKnown = type === argType.type && argType.table?.type?.summary !== 'union' && !isOther(type, 'unknown');
  const summary = isKnown ? argType.table?.type?.summary : summaryOf(argType.type);
  const words = { ...argType, type, table: { ...argType.table, ...(summary ? { type: { summary } } : {}) } };
  if (!isData(value) || isOther(type, 'Ref')) return { ...words, control: false };
  return isOther(type, 'ReactNode') ? { ...words, control: { type: 'text' } } : words;
}

/** Properties in words for designers, with a control for each editable one. */
export const readableControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, inOurWords(argType, initialArgs[name])]));
