/** Building, metals and raw materials, in the format of all goods. */
export const buildingGoods = `
cement cement simintoo siment ሲሚንቶ ስሚንቶ ስሚንቶ
rebar rebar reinforc deformed-bar sibiil-ijaarsaa ፌሮ የአርማታ-ብረት አርማታ feeroo ሓጺን-ኣርማታ
steel steel =iron sibiil ብረት ሓጺን ሓጻውን
property ንብረት =property
scrap scrap cicciit ቁርጥራጭ ስብርባር
roofsheet corrugated roofing =cis qorqorroo ቆርቆሮ ዚንጎ corrugated-iron-sheet corrugated-iron galvanized-iron iron-sheet-roof ቆርቆሮ-ጣሪያ
nail =nail =nails mismaar ምስማር ሚስማር
paint paint qalama-dibaa halluu ቀለም-ቅብ የቀለም መቐባእ ግድግዳ-ቀለም ቀለም-መንደቕ ምቕባእ-ቀለም
tile =tile =tiles ceramic taayil seeraamik ታይልስ ሴራሚክ
glass glass =glazing fuullee ብርጭቆ መስታወት መስትያት bircuqqoo
door =door =doors window balbala foddaa በርና መስኮት መዕጾ
sand =sand cirracha አሸዋ ሃሸዋ ሓሸዋ ሑጻ ሁጻ
asphalt asphalt bitumen aspaalt asfaalt አስፋልት ሬንጅ ቢትመን ቢቱመን biitumiin
timber timber =wood =wooden lumber plywood muka xaawulaa sanqaa ጣውላ እንጨት ዕንጨይቲ ኮምፔርሳቶ ጽርበት አናጺነት ኣናጺነት woodwork carpentr ogummaa-mukaa አናጢነት ጸራቢ ፕላይውድ koompersaat
eucalyptus eucalypt baargamoo ባሕር-ዛፍ ባህር-ዛፍ ባህርዛፍ ቀላሚጦስ ኣዕዋም barzaaf
wire =wire =wires barbed fence-wire shiboo ሽቦ
gabion gabion gaabiyoon ጋቢዮን
handtool hand-tool shovel =spade wheelbarrow akaafaa አካፋ ዶማ የእጅ-መሳሪያ መሳርሒ-ኢድ pick-axe pickaxe =hoe =hoes ማጭድ መጥረቢያ =ጋሪ ካሮሳ ባዴላ =axe =axes መጥረቢያ =qottoo ምሳር meeshaalee-harka gaarii-harka ካርየላ =spades
cobblestone cobblestone ኮብልስቶን ጌጠኛ-ድንጋይ =ንጣፍ kobilstoon koobilstoon እምነ-ፅርግያ እምነ-ጽርግያ dhagaa-koobil cobilistoon daandii-dhagaa ድንጋይ-ንጣፍ ምንጻፍ-እምኒ
aluminium alumin alumuniyeem አልሙኒየም አሉሚኒየም ኣልሙንየም ኣሉሚንየም aluminiy
mosaic marble granite terrazzo ምብረድ እብነ-በረድ ግራናይት ቴራዞ marmara dhagaa-marmar እምነ-በረድ
gypsum gypsum jiipsam ጂፕሰም jiibsam ጂብሰም ጂፕሰም-ድንጋይ እምኒ-ጂብሰም dhagaa-jiibsam
block hollow-concrete
concrete concrete precast konkireet ኮንክሪት
geomembrane geomembran geotextil ጂኦሜምብሬን ጂኦቴክስታይል
ceiling ceiling roof-repair ኮርኒስ
bolts =bolt =bolts =nut =screw ብሎን ቡሎን
angleiron angle-iron =rhs square-pipe
sheetmetal metal-sheet black-sheet steel-sheet iron-sheet steel-plate sheet-metal ብረት-ላሜራ ላሜራ laameeraa
metal =metal =metals metallic ብረታ-ብረት ብረታብረት metalwork metal-work hojii-sibiilaa ሓጺን-መጺን ሓጺንመጺን ብረትና-ብየዳ
resin resin ሬዚን reezin
sanitaryware sanitary-ware sanitary-fit sanitary-material ሳኒተሪ meeshaalee-saanitar meeshaa-saanitar ኣቕሓ-ሳኒተሪ ኣቕሑ-ሳኒተሪ
ladder ladder መሰላል yaabbannoo
causticsoda caustic-soda ኮስቲክ koostik
acid sulphuric sulfuric hydrochlor =acid =acids አሲድ asiid
alumsulphate aluminium-sulphate aluminum-sulphate aluminium-sulfate aluminum-sulfate አሉሚኒየም-ሰልፌት አልሙኒየም-ሰልፌት aluminiyeem-salfeet ኣሉሚንየም-ሰልፌት
explosive explosiv detonat ፈንጂ dhukaatuu
rawmaterial raw-material ጥሬ-እቃ meeshaa-dheedh meeshaalee-dheedh ጥረ-ኣቕ
`;
