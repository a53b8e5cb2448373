import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './looks.ts';
import { folder } from './storybook.ts';

export interface Finding {
  shot: Shot;
  what: string;
  /** The name of a file beside the report, and its content. */
  pictures: Record<string, Buffer>;
}

const reportFolder = join(folder, 'reports', 'visual');

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function section({ shot: { story, view, name: file }, what, pictures }: Finding): string {
  const figures = Object.keys(pictures).map(
    (name) => `<figure><figcaption>${name}</figcaption><img src="${file}.${name}.png" alt=""></figure>`,
  );
  return `<section><h2>${asText(`${story.title}: ${story.name}`)}</h2><p>${view.theme}, ${view.locale}, ${view.width} px. ${asText(what)}</p>${figures.join('')}</section>`;
}

/** A page with the stored pictures, the new ones and their differences. */
export function writeReport(total: number, findings: readonly Finding[]): string {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  for (const { shot, pictures } of findings)
    for (const [name, picture] of Object.entries(pictures))
      writeFileSync(join(reportFolder, `${shot.name}.${name}.png`), picture);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the stories</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}img{max-width:100%;border:1px solid #aaa}figure{margin:1rem 0}</style>
<h1>${findings.length} of ${total} pictures to see to</h1>
${findings.map(section).join('\n')}</html>`;
  const path = join(reportFolder, 'index.html');
  writeFileSync(path, page);
  const counts = {
    numPassedTests: total - new Set(findings.map(({ shot }) => shot.name)).size,
    numFailedTests: findings.length,
  };
  writeFileSync(join(folder, 'reports', 'visual.json'), JSON.stringify(counts));
  return path;
}
