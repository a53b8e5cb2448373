import { nearestWord, parseSearch, wantedForms } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';

/** Only the newest titles are read, because they have the words that people search now. */
const titlesRead = 3_000;
/** In a longer search it is unclear which word is wrong. */
const wordsAtMost = 4;
/** The maximum of candidate words. */
const nearAtMost = 20;
const lettersApart = 2;

interface Near {
  /** The searched word, in one of its forms. */
  asked: string;
  form: string;
  /** In writing; a sound form stands for a word. */
  word: string;
}

/** Words of titles, which are public, that share the most letter pairs with the searched word. */
async function nearWords(db: Database, forms: readonly string[]): Promise<Near[]> {
  const each = Math.floor(nearAtMost / forms.length);
  const { rows } = await sql<Near>`
    with titles as materialized (
      select tender_id, words from tender_title_keys order by created_at desc, tender_id desc limit ${sql.lit(titlesRead)}
    ), known as materialized (
      select w.lexeme as form, count(*) as titles, max(tender_id) as example from titles, unnest(words) w group by 1
    )
    select asked.form as asked, near.form, case when left(near.form, 1) <> '~' then near.form else (
      select w.lexeme from titles t, unnest(t.words) w, unnest(t.words) s
      where t.tender_id = near.example and s.lexeme = near.form and w.positions && s.positions and left(w.lexeme, 1) <> '~'
      order by length(w.lexeme), w.lexeme limit 1) end as word
    from unnest(${[...forms]}::text[]) with ordinality asked (form, place) cross join lateral (
      select known.*, (select count(*) from generate_series(1, length(asked.form) - 1) g
        where strpos(known.form, substr(asked.form, g::int, 2)) > 0) as shared
      from known
      where length(known.form) between length(asked.form) - ${sql.lit(lettersApart)} and length(asked.form) + ${sql.lit(lettersApart)}
        and (left(known.form, 1) = '~') = (left(asked.form, 1) = '~')
      order by shared desc, titles desc, known.form limit ${sql.lit(each)}
    ) near
    order by asked.place, near.titles desc, near.form`.execute(db);
  return rows;
}

/** The replacement of a word that no title has; null when titles have it, or nothing similar. */
function replacementOf(word: string, near: readonly Near[]): string | null {
  for (const form of wantedForms(word)) {
    const known = near.filter(({ asked }) => asked === form);
    if (known.some((each) => each.form === form)) return null;
  }
  for (const form of wantedForms(word)) {
    const known = near.filter(({ asked }) => asked === form);
    const nearest = nearestWord(form, known);
    if (nearest) return nearest.word;
  }
  return null;
}

/** Suggests similar words from titles when a search of plain words finds nothing. */
export const createSuggestions =
  (db: Database) =>
  async (text: string, finds: (text: string) => Promise<boolean>): Promise<string | null> => {
    const search = parseSearch(text);
    if (!search.ok) return null;
    const { words, phrases, exclusions } = search.value;
    if (words.length === 0 || words.length > wordsAtMost || phrases.length > 0 || exclusions.length > 0) return null;
    const near = await nearWords(db, words.flatMap(wantedForms));
    const replaced = words.map((word) => replacementOf(word, near) ?? word);
    const suggestion = replaced.join(' ');
    return suggestion !== words.join(' ') && (await finds(suggestion)) ? suggestion : null;
  };
