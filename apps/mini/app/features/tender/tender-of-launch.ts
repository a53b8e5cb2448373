import { tenderOfStartParameter } from '@awaj/domain/navigation';

/** A link into the app has no address of its own: this id stands for the tender whose number it carried. */
const ofStartParameter = 'app';

/** Which tender an address means: null for none that can be, `nothing` where the link carried none at all. */
export function tenderOfLaunch(id: string | undefined, startParam: string | null): number | null | 'nothing' {
  if (id !== ofStartParameter) return tenderOfStartParameter(id);
  return startParam === null ? 'nothing' : tenderOfStartParameter(startParam);
}
