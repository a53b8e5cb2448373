import { html, type Markup } from '../html.ts';
import { demoStandings, demoUserKeys, demoUsers, fullName, keyOf, newPerson, type TelegramUser } from './demo-users.ts';
import { menuPath, startLinkPath } from './launch.ts';
import {
  type Age,
  ages,
  type Contact,
  contacts,
  type Language,
  type LaunchSettings,
  languages,
} from './launch-settings.ts';
import { clientVersions } from './protocol/client-version.ts';
import { type NetworkState, networkStates } from './protocol/network.ts';
import { type Theme, themes } from './protocol/palette.ts';
import { platformNames, platforms } from './protocol/platform.ts';

const languageNames: Record<Language, string> = { en: 'English', am: 'Amharic', om: 'Afaan Oromo', ti: 'Tigrinya' };
const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark' };
const contactNames: Record<Contact, string> = { shared: 'Shared before', unshared: 'Not shared' };
const ageNames: Record<Age, string> = { '2h': '2 hours ago', '2d': '2 days ago' };
const networkNames: Record<NetworkState, string> = { online: 'Online', slow: 'Slow', offline: 'Offline' };

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

function segments(name: string, legend: string, choices: readonly Choice[], chosen: string): Markup {
  const radios = choices.map(
    ({ value, text }) =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : null}><span>${text}</span></label>`,
  );
  return html`<fieldset class="field"><legend>${legend}</legend><div class="segments">${radios}</div></fieldset>`;
}

const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): Choice[] =>
  values.map((value) => ({ value, text: names[value] }));

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, text: value }));

function people(user: TelegramUser): Choice[] {
  const known = demoUserKeys.map((key) => ({
    value: key,
    text: `${fullName(demoUsers[key])}: ${demoStandings[key].text}`,
  }));
  const stranger = keyOf(user) ? [] : [{ value: String(user.id), text: fullName(user) }];
  return [...known, ...stranger, { value: newPerson, text: 'Somebody new each time' }];
}

/** All settings of a launch; the page's address uses the same names. */
export function settingsForm(settings: LaunchSettings): Markup {
  const { user, version, platform, theme, language, path, startParam, contact, network, age } = settings;
  const ownLanguage = { value: '', text: `The user’s own (${user.language_code})` };
  return html`<form action="/telegram" id="settings-form">
${select('user', 'User', people(user), keyOf(user) ?? String(user.id))}
${select('version', 'Client version', plain(clientVersions), version)}
${select('contact', 'Phone number', [{ value: '', text: 'As the user has it' }, ...named(contacts, contactNames)], contact ?? '')}
${select('platform', 'Platform', named(platforms, platformNames), platform)}
${select('lang', 'Language', [ownLanguage, ...named(languages, languageNames)], language ?? '')}
${select('age', 'Opened', [{ value: '', text: 'Now' }, ...named(ages, ageNames)], age ?? '')}
${segments('theme', 'Theme', named(themes, themeNames), theme)}
${input('startapp', 'Start parameter', startParam, 'none')}
${input('path', 'Path', path, startParam === null ? menuPath : startLinkPath)}
${segments('network', 'Network', [{ value: '', text: 'Direct' }, ...named(networkStates, networkNames)], network ?? '')}
<button type="button" class="secondary" id="drop-answer"${network === null ? html` disabled` : null}>Drop the next answer</button>
<button type="submit" class="primary">Apply and reopen</button>
</form>`;
}
