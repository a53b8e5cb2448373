/**
 * Beginnings of words for goods in English, Afaan Oromo, Amharic and Tigrinya. The first word of a line is the meaning
 * of the others. "=" marks a whole word. Words that are common in the conditions of notices are left out.
 */
export const goodsWords = `
computer comput =pc kompiut kompiit kompuyt kompiwut koompiit koompiyuut ኮምፒ ኮምፑ ኮምፕዩ ኮምፕ ቆምፒ
laptop laptop notebook-computer laaptoop laptoop ላፕቶ ላብቶ
desktop desktop deskitoop deesktoop ዴስክቶ ደስክቶ
printer printer piriint printar ፕሪንተ ፕርንተ ማተሚያ-ማሽን
scanner scanner iskaan skaan ስካነር ስካና
projector projector pirojekt projekt-r pirojeektar ፕሮጀክተር ፕሮጄክተር
server server sarvar seerver ሰርቨር ሰርቬር
ups =ups yuupii ዩፒኤስ
tablet tablet taableet ታብሌት
camera camera cctv kaameraa kamara ካሜራ ሲሲቲቪ
software software sooftiw softiw ሶፍትዌ ሶፍትዊ ሶፍትወ
network network neetwork netwoork networkii ኔትወርክ ኔትዎርክ መርበብ
router router =switch =switches raawutar ራውተር ስዊች
cable cable keebil ኬብል ገመድ
toner toner cartridge toonar ቶነር ካርትሪጅ ቀለም
stationery stationer meeshaa-barreeff meeshaalee-barreeff ጽሕፈት-መሳ ጽሕፈት-እቃ ጽሕፈት-ዕቃ ናውቲ-ጽሕፈት መሳርሒ-ጽሕፈት አላቂ ሃለቕቲ
furniture furnitur furnish faarniich faarnich farniich mi'a-manaa ፈርኒ ፈርንቸ ፈርኒች
chair chair teessoo teessum barcuma ወንበር መንበር ኮረሲ ወናብር
shelf shelf shelv cabinet cupboard bookcase sheelf kaabinet ሼልፍ መደርደሪያ ካቢኔ ቁምሳጥን ከብሒ
bed =bed =beds =siree አልጋ =ዓራታት
mattress mattress firaash firash ፍራሽ ፍርናሽ
curtain curtain golgaa መጋረጃ መጋረድ
carpet carpet mintaaf ምንጣፍ ስጋጃ
blanket blanket uffata-halkanii ብርድ-ልብስ ኮቦርታ ብርድልብስ
tent =tent =tents tarpaulin dunkaan ድንኳን ሸራ ተንዳ
uniform uniform yuunif uffata-seeraa uffata-hojii ደንብ-ልብስ ዩኒፎርም የደንብ-ልብስ ክዳን-ስራሕ ክዳን-ስራህ የስራ-ልብስ
clothes cloth garment textile apparel uffata uffannaa huccuu ልብስ አልባሳት ጨርቃ ጨርቅ ክዳን ክዳውንቲ ጨርቂ
shoe shoe =boot =boots footwear kophee ጫማ ቦት ሳእኒ ጫማታት
glove glove guwaant ጓንት
sportgoods sport ispoort ስፖርት
ball =ball =balls kubbaa ኳስ
toy =toy =toys መጫወቻ
musical musical muuziqaa ሙዚቃ
tyre tyre =tire =tires goommaa gooma ጎማ ጎማታት
battery batter baatir ባትሪ
sparepart spare jijjiirraa maqaa-jijjiirraa mi'a-jijjiirraa meeshaa-jijjiirraa መለዋወጫ መቀያየሪ መለዋወጢ መቐያየሪ መተካእታ
vehicle vehicle =car =cars automobil pickup pick-up konkolaat ተሽከርካሪ መኪና መኪኖች መካይን ተሽከርከርቲ ተሽከርከር
truck truck lorr ገልባጭ የጭነት-መኪና tiraak
bus =bus =buses minibus awtobis awutoobus ሚኒባስ አውቶቡስ አውቶብስ
ambulance ambulanc ambulaans አምቡላንስ አምቡላስ
motorcycle motorcycl motorbik motor-bik motor-cycl motorsaayk doqdoqqee saayikil ሞተርሳይክል ሞተር-ሳይክል ሞተር-ብስክሌት ሞተርብስክሌት ሳይክል
bicycle bicycl biskileet ብስክሌት
tractor tractor tiraakt ትራክተር
excavator excavat ekskav ኤክስካቫ
loader loader looder ሎደር
grader grader gireedar ግሬደር
dozer dozer bulldoz doozar ዶዘር ቡልዶዘር
crane crane forklift ክሬን ፎርክሊፍት
mixer mixer miiksar ሚክሰር ማደባለቂያ
machine machiner maashin ማሽነሪ ማሽን
generator generator jenereet jeneret genereet ጀነሬተ ጄነሬተ ጄኔሬ ጀኔሬ ጀኔረተር ጀነረተር
transformer transform tiraansfoorm ትራንስፎርም
unit =pcs square-met cubic-met =metre =metres ሜትር ካሬ-ሜትር ኪሎ-ሜትር kaaree-met kaare-met kiloomeet meetir
meter meter lakkooftu madaalt ቆጣሪ ሜትር-ውሃ ቆጻሪ
motor motor-pump electric-motor mootor
pump pump paamp =paap ፓምፕ ፓንፕ ፓምፓ
pipe pipe piping =pvc =hdpe tuubo tubo ujummoo ቧንቧ ቱቦ ቱቦታት ፓይፕ ሻምብቆ
fitting fitting ፊቲንግ መገጣጠሚያ
valve valve vaalv ቫልቭ
tank =tank =tanks tanker taankar taankii ታንክ ታንከር ሮቶ roto
solar solar soolar ሶላር ጸሐይ ፀሓይ =aduu
panel =panel =panels paanel ፓኔል
inverter inverter ኢንቨርተር
pole =pole =poles utubaa ምሰሶ ምሶሶ ዓንዲ አጠና
switchgear breaker switchgear ብሬከር
airconditioner air-condition conditioner eer-kond ማቀዝቀዣ መዝሓሊ qabbaneess ኤር-ኮንዲሽነር
refrigerator refrigerat fridge freezer firiij ፍሪጅ ፍሪዘር ሪፍሪጅ
elevator elevator =lift =lifts escalator =liiftii ሊፍት አሳንሰር
fireext extinguish fire-alarm balaa-ibiddaa እሳት-ማጥፊያ መጥፍኢ-ሓዊ ibidda
helmet helmet safety-equip
medicine medicin drug =drugs pharmaceut qoricha መድኃኒት መድሃኒት መድሀኒት መድሓኒት መድሐኒት አፋውስ
ultrasound ultrasound አልትራሳውንድ
xray x-ray ራጅ ኤክስሬይ ኤክስ-ሬይ raajii
anaesthesia anesthe anaesthe ማደንዘዣ
medicalequip surg syringe hospital-bed meeshaa-yaalaa ቀዶ አልትራሳውንድ ኤክስሬይ ስሪንጅ ራጅ
vaccine vaccin talaall ክትባት ክታበት
oxygen oxygen oksijin ኦክስጅን ኦክሲጅን
laboratory laborator laaborat laaboraat laabrat ላቦራቶሪ ላብራቶሪ ቤተ-ሙከራ ቤተሙከራ ላቦራ
reagent reagent rii'ej ሪኤጀንት
microscope microscop maayikiroo ማይክሮስኮፕ
chemical chemical keemik kemik ኬሚካል ከሚካል
chlorine chlorin kilooriin ክሎሪን ክሎራይድ
mosquito mosquito bednet agobara አጎበር ኣጎበር
fertilizer fertili xaa'oo xaaoo ማዳበሪያ ድዑክዒ ድኹዒ
seed =seed =seeds sanyii =ዘር ዘርኢ ዘሮች ምርጥ-ዘር
seedling seedling biqiltuu ችግኝ ፈልሲ
pesticide pesticid herbicid insecticid farra-aramaa farra-ilbiis ጸረ-ተባይ ጸረ-አረም ጸረተባይ ጸረ-ነፍሳት ጸረ-ባልእ ጸረ-ባልዕ
sprayer sprayer መርጫ መንጸጊ መርጪ
cattle cattle =oxen =cow =cows livestock heifer =horii =loon =loonii saawwa =ላም ላሞች በሬ ከብት እንስሳት ላሕሚ ብዕራይ
poultry poultr chick hen =hens lukkuu ዶሮ ጫጩት ደርሆ ደርሁ
sheep sheep goat hoolaa re'ee =በግ =በጎች =በጎችና በግና ፍየል በጊዕ ጤል
feed =feed fodder forage nyaata-beeylad nyaata-horii =መኖ መኖና መግቢ-እንስሳ nyaata-beel nyaata-loon
beehive beehive honey gaagura kannisaa =damma =ቀፎ =ማር መዓር
fish =fish fishing qurxummii =ዓሳ =ዓሣ
wheat wheat qamadii ስንዴ ስርናይ
maize maize =corn boqqolloo በቆሎ ዕፉን ምሸላ
teff teff xaafii ጤፍ ጣፍ
flour flour daakuu ዱቄት ሓርጭ ሀርጭ
bread bread daabboo ዳቦ ህብስቲ ሕምባሻ
rice =rice ruuzii ruuza ሩዝ
pasta pasta macaroni spaghet paastaa maakaroon ፓስታ መኮሮኒ ማካሮኒ
oil edible-oil cooking-oil zayitii-nyaataa የምግብ-ዘይት ዘይት ዘይቲ zayit
sugar sugar sukkaara shukkaar ስኳር ሽኮር
milk =milk dairy aannan ወተት ጸባ
meat =meat foon =ስጋ =ሥጋ =የሥጋ =የስጋ
vegetable vegetabl onion potato tomato kuduraa አትክልት ሽንኩርት ድንች ቲማቲም አሕምልቲ ሽጉርቲ
fruit fruit muduraa ፍራፍሬ ፍረታት
pulses lentil bean =peas misira baaqelaa ባቄላ =ምስር =ሽሮ =አተር
salt =salt soogidda =ጨው ጨው
spice spice pepper berbere barbaree በርበሬ ቅመም በርበረ
water-bottle bottled-water bishaan-qaruuraa የታሸገ-ውሃ
food =food foods foodstuff nyaata nyaat ምግብ መግቢ ቀለብ
nfi non-food nfi =nfis ምግብ-ነክ-ያልሆኑ
soap soap detergent saamun samun ሳሙና ሳምና ኦሞ
bleach bleach barakiinaa በረኪና
broom broom =mop harmaa መጥረጊያ መወልወያ
sanitizer sanitiz sanitary saanitaa ሳኒታይዘር ንጽህና-መጠበቂያ
cement cement simintoo siment ሲሚንቶ ስሚንቶ ስሚንቶ
rebar rebar reinforc deformed-bar sibiil-ijaarsaa ፌሮ የአርማታ-ብረት አርማታ
steel steel =iron sibiil ብረት ሓጺን ሓጻውን ላሜራ laameeraa
property ንብረት =property
scrap scrap cicciit ቁርጥራጭ ስብርባር
roofsheet corrugated roofing =cis qorqorroo ቆርቆሮ ዚንጎ
nail =nail =nails mismaar ምስማር ሚስማር
paint paint qalama-dibaa halluu ቀለም-ቅብ የቀለም መቐባእ
tile =tile =tiles ceramic taayil seeraamik ታይልስ ሴራሚክ
glass glass =glazing fuullee ብርጭቆ መስታወት መስትያት bircuqqoo
door =door =doors window balbala foddaa በርና መስኮት መዕጾ
sand =sand cirracha አሸዋ ሑጻ ሁጻ
asphalt asphalt bitumen aspaalt aspaaltii አስፋልት ሬንጅ
timber timber =wood lumber plywood muka xaawulaa sanqaa ጣውላ እንጨት ዕንጨይቲ ኮምፔርሳቶ
eucalyptus eucalypt baargamoo ባሕር-ዛፍ ባህር-ዛፍ ባህርዛፍ ቀላሚጦስ ኣዕዋም
wire =wire =wires barbed fence-wire shiboo ሽቦ
gabion gabion gaabiyoon ጋቢዮን
handtool hand-tool shovel =spade wheelbarrow akaafaa አካፋ ዶማ የእጅ-መሳሪያ መሳርሒ-ኢድ
sack =sack =sacks keeshaa ጆንያ ከሻ
carton carton packaging kaartoon ካርቶን ማሸጊያ
jerrycan jerry jarikaan jaarrikaan ጀሪካን
drum barrel =drums barmeel በርሜል
fuel fuel diesel gasoline petrol benzin boba'aa bobaa naaftaa benziin ነዳጅ ናፍጣ ቤንዚን ነዳዲ
lubricant lubric engine-oil motor-oil grease dibata zayitii-motoraa ቅባት ሞተር-ዘይት የሞተር-ዘይት
gas =lpg cylinder butane butagaz ሲሊንደር ቡታጋዝ
coal =coal charcoal cilee ከሰል
kitchen kitchen utensil cookware stove mana-nyaataa-mi'a ወጥ-ቤት ክሽነ kushinaa ምድጃ
oven oven bakery የዳቦ-መጋገሪያ
washing washing-machine laundry ልብስ-ማጠቢያ እጥበት
scale weighing =scales miizaana ሚዛን
sewing sewing tailor hodhaa ስፌት ልብስ-ስፌት
jewel gem opal ኦፓል
wheelchair wheelchair wheel-chair ተሽከርካሪ-ወንበር ዊልቸር wiilcheer
raincoat raincoat rain-coat ዝናብ-ልብስ ዝናብ-ካፖርት ካፖርት kaaport
filter filter ማጣሪያ calaltuu መጻረዪ መጽረዪ ፊልተር
roller =roller =rollers compactor ሮለር rooler
welding welding ብየዳ ዌልዲንግ
compressor compressor ኮምፕሬሰር koompireesar
bearing =bearing =bearings ቤሪንግ ኩሽኔት
chain =chain =chains conveyor ሰንሰለት ኮንቬየር
boiler boiler ቦይለር booyiler
harvester harvester thresher ኮምባይነር መውቂያ koombaayinar
greenhouse greenhouse green-house ግሪንሃውስ ግሪን-ሃውስ
incubator incubator ኢንኩቤተር
mask =mask =masks facemask =ማስክ =ማስኮች አፍ-መሸፈኛ maask
bag =bag =bags backpack schoolbag ቦርሳ ሳንጣ boorsaa
notebook notebook exercise-book ደብተር dabtar ጥራዝ
chalk chalk ጠመኔ ቾክ
folder =folder =folders box-file ፎልደር
banner banner billboard ባነር ቢልቦርድ baanar
signboard signboard sign-board traffic-sign ታፔላ
biometric biometric fingerprint ባዮሜትሪክ አሻራ
detector detector ዲቴክተር
safe =safes strongbox fireproof-safe ካዝና kaazinaa
counter banknote-count money-count counting-machine ገንዘብ-መቁጠሪያ ብር-መቁጠሪያ መቁጸሪ-ገንዘብ maashinii-qarshii
atm =atm =atms teller-machine ኤቲኤም
datacentre data-cent datacent ዳታ-ሴንተር ዳታሴንተር
drone drone ድሮን
surveying total-station theodolite =gps ቶታል-ስቴሽን ጂፒኤስ
antivirus antivirus anti-virus አንቲቫይረስ
cotton cotton ጥጥ jirbii
hide =hide =hides =skins ሌጦ
sesame sesame ሰሊጥ saliix
barley barley ገብስ garbuu ስገም
injera injera enjera እንጀራ buddeen ጣይታ
firewood firewood fire-wood ማገዶ =qoraan =qoraanii
hay =hay =straw ድርቆሽ ገለባ
egg =egg =eggs እንቁላል hanqaaquu እንቋቁሆ
tissue tissue toilet-paper ሶፍት sooftii
pillow pillow ትራስ boraatii
bedsheet bedsheet bed-sheet bed-linen አንሶላ ansool
towel towel ፎጣ fooxaa
conductor conductor ኮንዳክተር
insulator insulator ኢንሱሌተር
substation substation sub-station ሰብስቴሽን ማከፋፈያ-ጣቢያ
fibre fiber-opt fibre-opt ፋይበር faayiber
tower =tower =towers ታወር taawar
container =container =containers ኮንቴይነር ኮንቴነር konteenar
boat =boat =boats ጀልባ ጃልባ bidiruu
trailer trailer ተሳቢ
firetruck fire-truck fire-fight እሳት-አደጋ-መኪና
hygiene dignity-kit hygiene ንጽህና-መጠበቂያ ንጽህና meeshaa-qulqullina
ventilator ventilator ቬንቲሌተር
horn =horn =horns =bone =bones ቀንድ አጥንት
cobblestone cobblestone ኮብልስቶን ጌጠኛ-ድንጋይ =ንጣፍ kobilstoon koobilstoon
`;
