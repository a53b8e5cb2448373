import { type Match, phrases, sentencesOf } from '../matching/index.ts';
import { foldText, noticeText } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';

/** The documents that bidders have to show: papers that nearly every notice asks for, in unambiguous words. */
export type Requirement = 'trade-licence' | 'tin' | 'vat' | 'tax-clearance' | 'supplier-list';

const wordsOf: Readonly<Record<Requirement, (folded: string) => readonly Match[]>> = {
  'trade-licence': phrases(
    `trade licen*, trading licen*, business licen*, ንግድ ፈቃድ*, ንግድ ሥራ ፈቃድ*, ንግድ ፍቃድ*, ንግድ ሥራ ፍቃድ*, eeyyama daldala*, hayyama daldala*, ፍቓድ ንግዲ*, ንግዲ ፍቓድ*, ፈቓድ ንግዲ*, ንግዲ ፈቓድ*`,
  ),
  tin: phrases(
    `tin, taxpayer identification number, taxpayers identification number, tax payer identification number, tax identification number, ግብር ከፋይ መለያ*, ግብር ከፋይነት መለያ*, ቲን ነምበር, ቲን ቁጥር, eenyummaa kaffalaa gibiraa, eenyummaa gibira kaffalaa, ቁፅሪ ከፋሊ ግብሪ*, ቁጽሪ ከፋሊ ግብሪ*`,
  ),
  vat: phrases(
    `vat registration, vat registered, vat certificate, registered for vat, registration for vat, certificate of vat, ቫት ተመዝጋቢ*, ቫት ምዝገባ*, ቫት ሰርተፊኬት, እሴት ታክስ ተመዝጋቢ*, እሴት ታክስ ምዝገባ, እሴት ታክስ ቫት ተመዝጋቢ*, እሴት ታክስ የተመዘገቡ, ተ.እ.ታ ተመዝጋቢ*, ተ.እ.ታ. ተመዝጋቢ*, galmee vat, galmaa'aa vat, galmee taaksii dabalata gatii, ተመዝገብቲ ቫት, ተመዝገብቲ ተወሳኺ እሴት`,
  ),
  'tax-clearance': phrases(
    `tax clearance, ክሊራንስ*, ክሊራነስ*, ግብር የከፈሉበት, kiliraansii, qulqullina gibiraa, letter from the tax authority`,
  ),
  'supplier-list': phrases(
    `supplier list, suppliers list, list of suppliers, list of government suppliers, supplier registration certificate, suppliers registration certificate, አቅራቢዎች ዝርዝር, አቅራቢነት የተመዘገቡ*, አቅራቢነት ምዝገባ*, galmee dhiyeessitoota*, galmee dhiyeessitootaa, ዝርዝር ኣቕረብቲ`,
  ),
};

/** A sentence that revokes something: nothing in it counts. */
const takesBack = phrases(
  `not required, not necessary, not mandatory, no need, without, አያስፈልግም, አይጠየቅም, ሳያስፈልግ, hin barbaachisu, ኣየድልይን, አየድልይን`,
);

const rules = Object.entries(wordsOf) as [Requirement, (typeof wordsOf)[Requirement]][];
/** Only clear requirements are reported. */
const confidence = 0.9;

/** The requirements of a notice, in the order in which people gather papers; empty if its words are doubtful. */
export function readRequirements(raw: string): Found<Requirement>[] {
  const { text, unreadable, originOf } = noticeText(raw);
  if (unreadable !== null) return [];
  const folded = foldText(text);
  const sentences = sentencesOf(text);
  const denials = takesBack(folded);
  const isTakenBack = ({ start }: Match): boolean => {
    const sentence = sentences.find(([from, to]) => start >= from && start < to);
    return denials.some((denial) => sentence && denial.start >= sentence[0] && denial.start < sentence[1]);
  };
  return rules.flatMap(([value, find]) => {
    const match = find(folded).find((each) => !isTakenBack(each));
    if (!match) return [];
    return [{ value, span: originOf([match.start, match.end]), rule: `asks-for-${value}`, confidence }];
  });
}
