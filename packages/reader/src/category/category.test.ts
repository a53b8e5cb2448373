import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readCategory } from './read-category.ts';

const categoryOf = (text: string) => readCategory(readable(text))?.value ?? null;

describe('the category of a notice', () => {
  it.each([
    ['cleaning', 'የጤና ቢሮ የጽዳት ዕቃዎችን አወዳድሮ መግዛት ይፈልጋል።'],
    ['furniture', 'የትምህርት ቢሮ ወንበሮችንና ጠረጴዛዎችን መግዛት ይፈልጋል።'],
    ['agriculture', 'ዩኒቨርሲቲው የእንስሳት መኖ መግዛት ይፈልጋል።'],
    ['ict', 'The Bank invites bids for the supply of laptop computers.'],
    ['vehicle-hire', 'The Corporation invites owners of excavators for the rental of construction machinery.'],
    ['sale-auction', 'The Bank will sell by auction used vehicles and furniture.'],
    ['premises-rent', 'በዩኒቨርሲቲው ግቢ የሚገኙ ሁለት የካፍቴሪያ ክፍሎችን ለማከራየት ስለተፈለገ ይወዳደሩ።'],
    ['premises-rent', 'የንግድ ቢሮ ሱቆችን ማከራየት ይፈልጋል። ሰነዱን ከቢሮ ቁጥር 4 ይውሰዱ። ተጫራቾች የመሬት ግብር የከፈሉ መሆን አለባቸው።'],
    ['land-property', 'የከተማ አስተዳደሩ ቦታዎችን በሊዝ ጨረታ ማስተላለፍ ይፈልጋል።'],
    ['roads-bridges', 'The Administration invites bids for the construction of the road to Metu.'],
    ['ict', 'Kolleejjiin Mattuu kompiitaroota bituu barbaada.'],
    ['maintenance', 'The Hospital invites bidders for the repair of X-ray machines.'],
    ['transport-logistics', 'The Agency invites bidders for the transport of food grain to Dire Dawa.'],
    ['building-construction', 'The Office invites bidders for the construction of a primary school.'],
    ['water-irrigation', 'The Office invites bidders for the construction of an irrigation scheme.'],
    ['maintenance', 'የጤና ቢሮ የሕክምና ማሽኖች ጥገና አገልግሎት ለማግኘት ይፈልጋል።'],
    ['building-construction', 'Waajjirri Barnootaa Jaarsoo ijaarsa mana barumsaa hojjechiisuu barbaada.'],
    ['spare-parts-tyres', 'ትካል መጓዓዝያ ጎማ ክገዝእ ይደሊ።'],
    ['furniture', 'Mana Murtii Aanaa Calliyaa lookarii fi soofaa bituu barbaada.'],
    ['safety-fire', 'Buufatni xiyyaaraa dhaamsituu ibiddaa bituu barbaada.'],
    ['kitchen-appliances', 'መደበር ኣጋይሽ ሞጎጎን ድስትን ክገዝእ ይደሊ።'],
    ['waste-gardening', 'ምምሕዳር ከተማ ዓዲግራት ስራሕቲ ምእካብ ጓሓፍ ከሰርሕ ይደሊ።'],
    ['vehicles-machinery', 'የወደብ አስተዳደሩ ሁለት ጀልባዎችን መግዛት ይፈልጋል።'],
  ])('is %s: %s', (category, text) => {
    expect(categoryOf(text)).toBe(category);
  });

  it('comes from the purpose, not from the conditions', () => {
    const text = `The Bureau invites bids for catering service.
Bidders shall attach an audit report, an insurance certificate, a construction permit and a bid bond.`;
    expect(categoryOf(text)).toBe('food-catering');
  });

  it('does not come from the name of the buyer', () => {
    expect(categoryOf('የኢትዮጵያ መንገዶች አስተዳደር የጽሕፈት መሣሪያዎችን መግዛት ይፈልጋል።')).toBe('office-supplies');
  });

  it('is null when no word shows it', () => {
    expect(categoryOf('The office invites bids. Bidders shall submit a renewed trade licence.')).toBeNull();
  });
});
