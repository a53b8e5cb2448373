import { addDays, type Day, dayInAddis } from './calendar.ts';
import { type Printing, printingsIn } from './printing.ts';
import { type SiteSlug, siteSlugs } from './site-list.ts';
import type { Edition } from './tender.ts';

export interface Issue {
  site: SiteSlug;
  edition: Edition;
  printings: readonly Printing[];
}

/** Rendered when it is first read. */
function issueOf(site: SiteSlug, edition: Edition): Issue {
  let printings: Printing[] | null = null;
  return {
    site,
    edition,
    get printings() {
      printings ??= printingsIn(site, edition);
      return printings;
    },
  };
}

/** The issues of this many days before today exist from the start. */
const daysKept = 3;

/** Publishes issues. Their content is fixed; only whether an issue is published is kept here. */
export class Press {
  readonly #now: () => Date;
  readonly #issues = new Map<SiteSlug, Issue[]>();

  constructor(now: () => Date) {
    this.#now = now;
    this.clear();
  }

  get today(): Day {
    return dayInAddis(this.#now());
  }

  /** Publishes the next edition of the day on one site, or on all. */
  print(only: SiteSlug | null, day: Day): Issue[] {
    return siteSlugs
      .filter((site) => only === null || site === only)
      .map((site) => this.#add(site, { day, number: this.#ofDay(site, day).length + 1 }));
  }

  /** The newest first. */
  issuesOf(site: SiteSlug): readonly Issue[] {
    return this.#issues.get(site) ?? [];
  }

  /** The printings of all issues, the newest first. */
  printingsOf(site: SiteSlug): Printing[] {
    return this.issuesOf(site).flatMap(({ printings }) => printings);
  }

  /** Resets to the start, when only the issues of the last days are published. */
  clear(): void {
    this.#issues.clear();
    for (let ago = daysKept; ago > 0; ago -= 1) this.print(null, addDays(this.today, -ago));
  }

  #ofDay(site: SiteSlug, day: Day): Issue[] {
    return this.issuesOf(site).filter(({ edition }) => edition.day === day);
  }

  #add(site: SiteSlug, edition: Edition): Issue {
    const issue = issueOf(site, edition);
    const sorted = [issue, ...this.issuesOf(site)].sort(
      (a, b) => b.edition.day.localeCompare(a.edition.day) || b.edition.number - a.edition.number,
    );
    this.#issues.set(site, sorted);
    return issue;
  }
}
