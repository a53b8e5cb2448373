/** Clothes, households, relief, packaging and fuel, in the format of all goods. */
export const householdGoods = `
bed =bed =beds =ዓራትን =siree =sireewwan አልጋ =ዓራታት bunk-bed ተደራራቢ-አልጋ
mattress mattress firaash firash ፍራሽ ፍርናሽ ፍርናሻት
blanket blanket uffata-halkanii uffata-qorraa ብርድ-ልብስ ኮቦርታ ብርድልብስ
tent =tent =tents tarpaulin dunkaan ድንኳን ሸራ ተንዳ shaaraa
uniform uniform yuunif uffata-seeraa uffata-hojii ደንብ-ልብስ ዩኒፎርም የደንብ-ልብስ ክዳን-ስራሕ ክዳን-ስራህ የስራ-ልብስ
clothes cloth garment textile apparel uffata uffannaa huccuu ልብስ አልባሳት ጨርቃ ጨርቅ ክዳን ክዳውንቲ ጨርቂ =fabric =fabrics
shoe shoe =boot =boots footwear kophee ጫማ ቦት ሳእኒ ጫማታት
nfi non-food nfi =nfis ምግብ-ነክ-ያልሆኑ nyaata-hin-taane nyaata-hintaane ዘይምግባዊ
soap soap detergent saamun samun ሳሙና ሳምና ኦሞ ዲተርጀንት ditarjeent oomoo
bleach bleach barakiinaa በረኪና
broom broom =mop harmaa መጥረጊያ መወልወያ haxooft መኾስተር
sanitizer sanitiz sanitary saanitaa ሳኒታይዘር ንጽህና-መጠበቂያ handwash hand-wash hand-wash እጅ-መታጠቢያ harka-dhiqanna መሕፀብ-ኢድ
sack =sack =sacks keeshaa ጆንያ ከሻ ማዳበሪያ-ከረጢት
carton carton packaging packing kaartoon ካርቶን ማሸጊያ መሸጊ ማሸጊ meeshaa-saams መዕሸጊ
jerrycan jerry jarikaan jaarrikaan ጀሪካን
drum barrel =drums barmeel በርሜል በርሚል
fuel fuel diesel petroleum gasoline petrol benzin boba'aa bobaa naaftaa benziin ነዳጅ ናፍጣ ቤንዚን ነዳዲ ጋዝ-ኦይል ናፍታ
lubricant lubric engine-oil motor-oil grease dibata zayitii-motoraa ቅባት ሞተር-ዘይት የሞተር-ዘይት ቅብኣት ግሪስ ግሪዝ giriis zayita-mootor ዘይቲ-ሞተር
gas =lpg cylinder butane butagaz ሲሊንደር ቡታጋዝ
coal =coal charcoal cilee ከሰል cilatti ፈሓም kasala dhagaa-kasal ድንጋይ-ከሰል ከሰል-እምኒ
kitchen kitchen utensil cookware stove meeshaalee-nyaataa meeshaa-mana-nyaataa mana-nyaataa-mi'a ወጥ-ቤት ክሽነ kushinaa ምድጃ crockery cutlery ሳህን ድስት ኩባያ kubbaayyaa ሽሓነ ድስቲ distii xuwwee =pots cooking-pot =plates
jewel gem opal ኦፓል
raincoat raincoat rain-coat ዝናብ-ልብስ ዝናብ-ካፖርት ካፖርት kaaport uffata-rooba ክዳን-ዝናብ
bag =bag =bags backpack schoolbag ቦርሳ ሳንጣ boorsaa rucksack ፌስታል feestaal
tissue tissue toilet-paper ሶፍት sooftii
pillow pillow ትራስ boraatii
bedsheet bedsheet bed-sheet bed-linen አንሶላ ansool
towel towel ፎጣ fooxaa
hygiene dignity-kit sanitary-pad menstrual hygiene ንጽህና-መጠበቂያ ንጽህና meeshaa-qulqullina moodesi ሞዴስ kiitii-qulqullin ኪት-ጽሬት ንጽህና-ኪት
tarpaulin tarpaulin plastic-sheet
mat sleeping-mat
rope =rope =ropes funyoo
stoves cookstove stove-improved ምድጃዎች መቐለቢ cook-stove improved-stove ማብሰያ-ምድጃ ምድጃ-ማገዶ-ቆጣቢ ምድጃ =eelee እቶን midijj
briquette briquett
sewingthread =thread =yarn =yarns =ክር ፈትሊ kirrii ማቅለሚያ dyestuff
cap =cap =caps =hat =hats ኮፍያ ቆብ koofiy ቆብዕ
belt =belt =belts ቀበቶ መቀነት
wastepaper waste-paper
oilwaste used-oil waste-oil የተቃጠለ-ዘይት
skipbin skip-loader gaandaa ገንዳ
pallet pallet ፓሌት paaleet
gown gown ጋውን gaawun ጋዋን ቱታ =overalls coverall tuutaa
bucket =bucket =buckets ባልዲ baaldii
crates =crate =crates ሳጥን-ፕላስቲክ
tshirt t-shirt tshirt ቲሸርት tiishart
`;
