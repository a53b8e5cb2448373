import type { Guide } from '@awaj/ui/workshop/guide';
import { Controls, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';

function Part({ heading, points }: { heading: string; points: readonly ReactNode[] }): ReactElement | null {
  if (points.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={place}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Keys({ keyboard }: Pick<Guide, 'keyboard'>): ReactElement | null {
  if (!keyboard) return null;
  return (
    <>
      <h3>Keyboard</h3>
      <table>
        <thead>
          <tr>
            <th>Keys</th>
            <th>What they do</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(({ keys, does }) => (
            <tr key={keys + does}>
              <th scope="row">{keys}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Each component is an entry point of the package with its own name. */
const importOf = (name = '') => `import { ${name} } from '@awaj/ui/${name}';`;

/** Focuses without scrolling. Otherwise a component that takes the focus on mount would scroll the page to it. */
function useStillPage(): void {
  useLayoutEffect(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function focusInPlace() {
      focus.call(this, { preventScroll: true });
    };
    return () => {
      HTMLElement.prototype.focus = focus;
    };
  }, []);
}

/** Purpose, the component with its properties, usage, then every state. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  useStillPage();
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      {guide && <Subtitle>{guide.purpose}</Subtitle>}
      {guide && <Source code={importOf(preparedMeta.title.split('/').at(-1))} language="tsx" />}
      <Primary />
      <Controls />
      {guide && (
        <>
          <Part heading="Use it" points={guide.use} />
          <Part
            heading="Use something else when"
            points={guide.avoid.map(({ when, instead }) => (
              <>
                {when}: <strong>{instead}</strong>
              </>
            ))}
          />
          <Keys keyboard={guide.keyboard} />
          <Part heading="Accessibility" points={guide.accessibility} />
          <Part heading="Words" points={guide.content} />
        </>
      )}
      <Stories title="States" />
    </>
  );
}
