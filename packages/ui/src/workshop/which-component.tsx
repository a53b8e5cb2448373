import type { ReactElement } from 'react';
import type { Guide } from './guide.ts';

const modules = import.meta.glob<{ guide: Guide }>('../components/*/*.guide.ts', { eager: true });

const guides = Object.entries(modules).map(([path, { guide }]) => ({
  name: path.split('/').at(-1)?.replace('.guide.ts', '') ?? path,
  guide,
}));

/** Built from the components' own guides, so that both say the same. */
export function WhichComponent(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>For</th>
          <th>Use something else when</th>
        </tr>
      </thead>
      <tbody>
        {guides.map(({ name, guide }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{guide.purpose}</td>
            <td>
              {guide.avoid.map(({ when, instead }) => (
                <div key={when}>
                  {when}: <strong>{instead}</strong>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
