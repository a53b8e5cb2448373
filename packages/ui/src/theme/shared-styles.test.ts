import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '..', 'components');

interface Borrowed {
  file: string;
  sheet: string;
  name: string;
}

/** Styles of other components that an element has beside one of its own. */
function borrowedBy(file: string): Borrowed[] {
  const text = readFileSync(join(components, file), 'utf8');
  const classNames = [...text.matchAll(/className=\{`([^`]*)`/g)].map(([, names = '']) => names);
  const besideOwn = classNames.filter((names) => names.includes('styles.'));
  return [...text.matchAll(/import \{ ([^}]+) \} from '(\.\.\/[^']+\.css\.ts)'/g)].flatMap(
    ([, names = '', sheet = '']) =>
      names.split(', ').flatMap((imported) => {
        const [name = '', alias = name] = imported.split(' as ');
        const isBorrowed = besideOwn.some((classes) => new RegExp(`\\b(?<!\\.)${alias}\\b`).test(classes));
        return isBorrowed ? [{ file, sheet: join(dirname(file), sheet), name }] : [];
      }),
  );
}

const borrowed = globSync('*/*.tsx', { cwd: components }).flatMap(borrowedBy);

it.each(borrowed)(
  '$file puts its own style beside `$name` of another component, which is shared',
  ({ sheet, name }) => {
    const text = readFileSync(join(components, sheet), 'utf8');
    expect(text).toMatch(new RegExp(`export const ${name} = (?:withVariants\\(\\{\\s*base: )?shared\\(`));
  },
);
