import { html, type Markup } from '../html.ts';
import { demoUserKeys, demoUsers, fullName } from './demo-users.ts';
import { icons } from './icons.ts';
import { menuPath, startLinkPath } from './launch.ts';
import { type Language, type LaunchSettings, languages } from './launch-settings.ts';
import { clientVersions } from './protocol/client-version.ts';
import { type Theme, themes } from './protocol/palette.ts';
import { platformNames, platforms } from './protocol/platform.ts';

const languageNames: Record<Language, string> = { en: 'English', am: 'Amharic', om: 'Afaan Oromo', ti: 'Tigrinya' };
const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark' };

interface Choice {
  value: string;
  text: string;
}

function select(name: string, label: string, choices: readonly Choice[], chosen: string): Markup {
  const options = choices.map(
    ({ value, text }) => html`<option value="${value}"${value === chosen ? html` selected` : null}>${text}</option>`,
  );
  return html`<div class="field"><label for="setting-${name}">${label}</label><select id="setting-${name}" name="${name}">${options}</select></div>`;
}

function input(name: string, label: string, value: string | null, placeholder: string): Markup {
  return html`<div class="field"><label for="setting-${name}">${label}</label><input id="setting-${name}" name="${name}" value="${value}" placeholder="${placeholder}" autocomplete="off" autocapitalize="off" spellcheck="false"></div>`;
}

function themeChoice(chosen: Theme): Markup {
  const radios = themes.map(
    (theme) =>
      html`<label><input type="radio" name="theme" value="${theme}"${theme === chosen ? html` checked` : null}><span>${themeNames[theme]}</span></label>`,
  );
  return html`<fieldset class="field"><legend>Theme</legend><div class="segments">${radios}</div></fieldset>`;
}

function settingsForm({ user, version, platform, theme, language, path, startParam }: LaunchSettings): Markup {
  const users = demoUserKeys.map((key) => {
    const { language_code } = demoUsers[key];
    return { value: key, text: `${fullName(demoUsers[key])} (${language_code})` };
  });
  const own = { value: '', text: `The user’s own (${demoUsers[user].language_code})` };
  return html`<form action="/telegram" id="settings-form">
${select('user', 'User', users, user)}
${select(
  'version',
  'Client version',
  clientVersions.map((value) => ({ value, text: value })),
  version,
)}
${select(
  'platform',
  'Platform',
  platforms.map((value) => ({ value, text: platformNames[value] })),
  platform,
)}
${select('lang', 'Language', [own, ...languages.map((value) => ({ value, text: languageNames[value] }))], language ?? '')}
${input('startapp', 'Start parameter', startParam, 'none')}
${input('path', 'Path', path, startParam === null ? menuPath : startLinkPath)}
${themeChoice(theme)}
<button type="submit" class="primary">Apply and reopen</button>
</form>`;
}

/** Stands beside the phone, or slides over it where there is no room. */
export function controls(settings: LaunchSettings): Markup {
  return html`<aside class="controls" id="controls" aria-label="Sandbox controls">
<header class="controls-header"><h1>Telegram client</h1><a href="/inbox?to=${demoUsers[settings.user].id}">Bot chat</a><a href="/">Sandbox</a>
<button type="button" class="icon" id="close-controls" aria-label="Close controls">${icons.close}</button></header>
${settingsForm(settings)}
<section class="log" aria-labelledby="log-title">
<header><h2 id="log-title">Event log</h2><button type="button" id="clear-log">Clear log</button></header>
<div class="log-scroll" role="log" aria-label="Event log" aria-live="off" tabindex="0"><ol id="log"></ol></div>
</section>
</aside>`;
}
