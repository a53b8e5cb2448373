/** Numbers of houses, title deeds and plates. Only figures count, because papers write the letters in either script. */
const property =
  /(?:chassis|ሻንሲ)[^\d\n]{0,16}?([a-z\d]*\d[a-z\d]{6,})|(?:plate|ሰሌዳ|gabatee)[^\d\n]{0,24}(?:(?:code|ኮድ|koodii)\s?)?\d\s?[-–]?\s?[\p{L}.]{0,4}\s?(\d{4,6})|(?:house|title deed|deed|plot|የ?ቤት|የ?ካርታ|ይዞታ|ቁ[ጽጥ]ሪ ገዛ|ቁ[ጽጥ]ሪ ካርታ|lakk\.?\s?manaa|lakk\.?\s?kaartaa)\s?(?:certificate|ቁጥር|ቁ)?\s?(?:number|no|nr)?\s?[.:]?\s?[\p{L}/.-]{0,6}?(\d[\d/.-]*)/gu;

const withoutZeros = (figures: string): string => figures.replace(/^0+(?=\d)/, '').replace(/[/.-]+$/, '');

const ofHouse = /^(?:house|የ?ቤት|ቁ[ጽጥ]ሪ ገዛ|lakk\.?\s?manaa)/;

/**
 * Finds the numbers by which an auction identifies a property: የቤት ቁጥር 734, "Title Deed No. AA00003412". A house may
 * have the number of another one's deed.
 */
export const propertyNumbersIn = (folded: string): ReadonlySet<string> =>
  new Set(
    [...folded.matchAll(property)].map(
      ([written, chassis, plate, figures = chassis ?? plate ?? '']) =>
        `${ofHouse.test(written) ? 'house' : 'paper'} ${withoutZeros(figures)}`,
    ),
  );
