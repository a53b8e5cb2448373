/**
 * Beginnings of words for goods in English, Afaan Oromo, Amharic and Tigrinya. The first word of a line is the meaning
 * of the others. "=" marks a whole word. Words that are common in the conditions of notices are left out.
 */
export const goodsWords = `
computer comput =pc kompiut kompiit kompuyt kompiwut koompiit koompiyuut ኮምፒ ኮምፑ ኮምፕዩ ኮምፕተ ቆምፒ
laptop laptop notebook-computer laaptoop laptoop ላፕቶ ላብቶ
desktop desktop deskitoop deesktoop ዴስክቶ ደስክቶ
printer printer piriint printar ፕሪንተ ፕርንተ ማተሚያ-ማሽን
scanner scanner iskaan skaan ስካነር ስካና shredder
projector projector projektar pirojektar pirojeektar ፕሮጀክተር ፕሮጄክተር
server server sarvar seerver ሰርቨር ሰርቬር
ups =ups yuupii ዩፒኤስ
tablet tablet taableet ታብሌት
camera camera cctv kaameraa kamara ካሜራ ሲሲቲቪ
software software sooftiw softiw ሶፍትዌ ሶፍትዊ ሶፍትወ
network network neetwork netwoork networkii ኔትወርክ ኔትዎርክ መርበብ
router router =switch =switches raawutar ራውተር ስዊች
cable cable keebil ኬብል ገመድ ገመድታት cabling
toner toner cartridge =ink =inks toonar qalama-maxxansaa ቶነር ካርትሪጅ ቀለም
stationery stationer ጽህፈትና meeshaa-barreeff meeshaalee-barreeff ጽሕፈት-መሳ ጽሕፈት-እቃ ጽሕፈት-ዕቃ ናውቲ-ጽሕፈት መሳርሒ-ጽሕፈት አላቂ ሃለቕቲ
furniture furnitur furnish faarniich faarnich farniich mi'a-manaa ፈርኒ ፈርንቸ ፈርኒች
chair chair teessoo teessum barcuma ወንበር ወንበሮ መንበር ኮረሲ ወናብር stool sofa =bench =benches በርጩማ ሶፋ soofaa አግዳሚ
shelf shelf shelv cabinet cupboard bookcase sheelf kaabinet ሼልፍ መደርደሪያ ካቢኔ ቁምሳጥን ከብሒ locker ሎከር laakkar
bed =bed =beds =ዓራትን =siree =sireewwan አልጋ =ዓራታት bunk-bed ተደራራቢ-አልጋ
mattress mattress firaash firash ፍራሽ ፍርናሽ ፍርናሻት
curtain curtain golgaa መጋረጃ መጋረድ
carpet carpet mintaaf ምንጣፍ ስጋጃ minxaaf ምንጻፍ ምንፃፍ
blanket blanket uffata-halkanii uffata-qorraa ብርድ-ልብስ ኮቦርታ ብርድልብስ
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
vehicle vehicle =car =cars automobil pickup pick-up land-cruiser landcruiser double-cabin piikaap konkolaat ፒክአፕ ፒካፕ ላንድክሩዘር ላንድ-ክሩዘር ደብል-ካብ ደብል-ጋቢና ተሽከርካሪ መኪና መኪኖች መካይን ተሽከርከርቲ ተሽከርከር
truck truck lorr tipper ገልባጭ የጭነት-መኪና የጭነት-ተሽከርካሪ tiraak konkolaataa-fe konkolaataa-geejjib
bus =bus =buses minibus awtobis awutoobus ሚኒባስ አውቶቡስ አውቶብስ
ambulance ambulanc ambulaans አምቡላንስ አምቡላስ
motorcycle motorcycl motorbik motor-bik motor-cycl motorsaayk mootorsaayk mootoor-saayk doqdoqqee saayikil ሞተርሳይክል ሞተር-ሳይክል ሞተር-ብስክሌት ሞተርብስክሌት ሳይክል bajaj tricycl three-wheel ባጃጅ baajaaj
bicycle bicycl biskileet ብስክሌት ብሽክሌታ
tractor tractor tiraakt ትራክተር
excavator excavat ekskav ኤክስካቫ
loader loader looder ሎደር መጫኛ-ማሽን
grader grader gireedar ግሬደር
dozer dozer bulldoz doozar ዶዘር ቡልዶዘር
crane crane forklift ክሬን ፎርክሊፍት
mixer mixer miiksar ሚክሰር ማደባለቂያ
machine machiner maashin ማሽነሪ ማሽን
generator generator jenereet jeneret genereet ጀነሬተ ጄነሬተ ጄኔሬ ጀኔሬ ጀኔረተር ጀነረተር genset
transformer transformer tiraansfoorm ትራንስፎርመር ትራንስፎርመሮ
unit =pcs square-met cubic-met =metre =metres ሜትር ካሬ-ሜትር ኪሎ-ሜትር kaaree-met kaare-met kiloomeet meetir =km =kms kilomet ኪሎሜትር =ኪሜ ኪሎሜተር
meter meter lakkooftu madaalt ቆጣሪ ሜትር-ውሃ ቆጻሪ
motor motor-pump electric-motor mootora-elektir
pump pump paamp =paap ፓምፕ ፓንፕ ፓምፓ motoraa-bishaan ሞተር-ማይ
pipe pipe piping =pvc =hdpe tuubo tubo ujummoo ቧንቧ ቱቦ ቱቦታት ፓይፕ ሻምብቆ
fitting fitting ፊቲንግ መገጣጠሚያ
valve valve vaalv ቫልቭ
tank =tank =tanks tanker taankar taankii ታንክ ታንከር ሮቶ roto
solar solar soolar ሶላር ጸሐይ ፀሓይ =aduu
panel =panel =panels paanel ፓኔል
inverter inverter ኢንቨርተር
pole =pole =poles utubaa ምሰሶ ምሶሶ ዓንዲ አጠና =ፖል =ፖሎች ፖሎች
switchgear breaker switchgear ብሬከር
airconditioner air-condition conditioner hvac eer-kond ኤር-ኮንዲሽነር ኤርኮንዲሽነር
cooler cooling cold-chain cold-room coldroom ማቀዝቀዣ መዝሓሊ qabbaneess
refrigerator refrigerat fridge freezer firiij ፍሪጅ ፍሪዘር ሪፍሪጅ
elevator elevator =lift =lifts escalator =liiftii ሊፍት አሳንሰር
fireext extinguish fire-fight fire-alarm balaa-ibiddaa እሳት-ማጥፊያ መጥፍኢ-ሓዊ ibidda
helmet helmet safety-equip ሄልሜት
medicine medicin drug =drugs pharmaceut qoricha መድኃኒት መድሃኒት መድሀኒት መድሓኒት መድሐኒት አፋውስ
ultrasound ultrasound አልትራሳውንድ
xray x-ray ራጅ ኤክስሬይ ኤክስ-ሬይ raajii
anaesthesia anesthe anaesthe ማደንዘዣ
medicalequip surg syringe siiriinj lilmoo hospital-bed meeshaa-yaalaa ቀዶ አልትራሳውንድ ኤክስሬይ ስሪንጅ ራጅ patient-monitor stethoscop patient-bed
vaccine vaccin talaall ክትባት ክታበት
oxygen oxygen oksijin ኦክስጅን ኦክሲጅን
laboratory laborator laaborat laaboraat laabrat ላቦራቶሪ ላብራቶሪ ቤተ-ሙከራ ቤተሙከራ ላቦራ
reagent reagent rii'ej ሪኤጀንት
microscope microscop maayikiroo ማይክሮስኮፕ
chemical chemical keemik kemik ኬሚካል ከሚካል
chlorine chlorin kilooriin ክሎሪን ክሎራይድ
mosquito mosquito bednet insecticidal-net long-lasting-insectic =llin =llins agobara አጎበር ኣጎበር ዛንዚራ
fertilizer fertili xaa'oo xaaoo ማዳበሪያ ድዑክዒ ድኹዒ compost ብስባሽ
seed =seed =seeds sanyii =ዘር ዘርኢ ዘሮች ምርጥ-ዘር
seedling seedling biqiltuu ችግኝ ፈልሲ sapling
pesticide pesticid ጸረ-አረም-መድሃኒት ጸረ-ተባይ-መድሃኒት herbicid insecticid farra-aramaa farra-ilbiis ጸረ-ተባይ ጸረ-አረም ጸረተባይ ጸረ-ነፍሳት ጸረ-ባልእ ጸረ-ባልዕ
sprayer sprayer knapsack ኬሚካል-መርጫ መርጫ መንጸጊ መርጪ
cattle cattle =oxen =cow =cows livestock heifer =horii =loon =loonii saawwa =ላም ላሞች በሬ ከብት እንስሳት ላሕሚ ብዕራይ calves =calf ጊደር ጥጃ =qotiyyoo
poultry poultr chick hen =hens lukkuu ዶሮ ጫጩት ደርሆ ደርሁ
sheep sheep goat hoolaa re'ee =በግ =በጎች =በጎችና በግና ፍየል በጊዕ ጤል re'oot re'ot
feed =feed fodder forage nyaata-beeylad nyaata-horii =መኖ መኖና መግቢ-እንስሳ nyaata-beel nyaata-loon soorata-beeylad soorata-beellad ቀለብ-እንስሳ
beehive beehive honey gaagura kannisaa =damma =ቀፎ =ማር መዓር
fish =fish fishing qurxummii =ዓሳ =ዓሣ
wheat wheat qamadii ስንዴ ስርናይ
maize maize =corn boqqolloo በቆሎ ዕፉን ምሸላ
teff teff xaafii ጤፍ ጣፍ
flour flour daakuu ዱቄት ሓርጭ ሀርጭ
bread =bread =breads daabboo ዳቦ ህብስቲ ሕምባሻ
rice =rice ruuzii ruuza ሩዝ
pasta pasta macaroni spaghet paastaa maakaroon ፓስታ መኮሮኒ ማካሮኒ
oil edible-oil cooking-oil zayitii-nyaataa የምግብ-ዘይት ዘይት ዘይቲ zayit
sugar sugar sukkaara shukkaar ስኳር ሽኮር
milk =milk dairy aannan ወተት ጸባ
meat =meat foon =ስጋ =ሥጋ =የሥጋ =የስጋ
vegetable vegetabl onion potato tomato kuduraa አትክልት ሽንኩርት ድንች ቲማቲም አሕምልቲ ሽጉርቲ shunkurt
fruit fruit muduraa ፍራፍሬ ፍረታት
pulses lentil bean =peas haricot chickpea misira boloqqee ቦሎቄ =ክክ =አደንጓሬ ሽምብራ ሽንብራ ዓተር ባልዶንጓ baaqelaa ባቄላ =ምስር =ሽሮ =አተር ዓልቋይ ብርስን
salt =salt soogidda =ጨው ጨው
spice spice pepper berbere barbaree በርበሬ ቅመም በርበረ
water-bottle bottled-water bishaan-qaruuraa የታሸገ-ውሃ
food =food foods foodstuff nyaata nyaat ምግብ መግቢ ቀለብ
nfi non-food nfi =nfis ምግብ-ነክ-ያልሆኑ
soap soap detergent saamun samun ሳሙና ሳምና ኦሞ
bleach bleach barakiinaa በረኪና
broom broom =mop harmaa መጥረጊያ መወልወያ
sanitizer sanitiz sanitary saanitaa ሳኒታይዘር ንጽህና-መጠበቂያ handwash hand-wash hand-wash እጅ-መታጠቢያ harka-dhiqanna መሕፀብ-ኢድ
cement cement simintoo siment ሲሚንቶ ስሚንቶ ስሚንቶ
rebar rebar reinforc deformed-bar sibiil-ijaarsaa ፌሮ የአርማታ-ብረት አርማታ
steel steel =iron sibiil ብረት ሓጺን ሓጻውን
property ንብረት =property
scrap scrap cicciit ቁርጥራጭ ስብርባር
roofsheet corrugated roofing =cis qorqorroo ቆርቆሮ ዚንጎ corrugated-iron-sheet corrugated-iron galvanized-iron iron-sheet-roof ቆርቆሮ-ጣሪያ
nail =nail =nails mismaar ምስማር ሚስማር
paint paint qalama-dibaa halluu ቀለም-ቅብ የቀለም መቐባእ
tile =tile =tiles ceramic taayil seeraamik ታይልስ ሴራሚክ
glass glass =glazing fuullee ብርጭቆ መስታወት መስትያት bircuqqoo
door =door =doors window balbala foddaa በርና መስኮት መዕጾ
sand =sand cirracha አሸዋ ሃሸዋ ሓሸዋ ሑጻ ሁጻ
asphalt asphalt bitumen aspaalt asfaalt አስፋልት ሬንጅ ቢትመን ቢቱመን biitumiin
timber timber =wood =wooden lumber plywood muka xaawulaa sanqaa ጣውላ እንጨት ዕንጨይቲ ኮምፔርሳቶ ጽርበት አናጺነት ኣናጺነት woodwork carpentr ogummaa-mukaa
eucalyptus eucalypt baargamoo ባሕር-ዛፍ ባህር-ዛፍ ባህርዛፍ ቀላሚጦስ ኣዕዋም
wire =wire =wires barbed fence-wire shiboo ሽቦ
gabion gabion gaabiyoon ጋቢዮን
handtool hand-tool shovel =spade wheelbarrow akaafaa አካፋ ዶማ የእጅ-መሳሪያ መሳርሒ-ኢድ pick-axe pickaxe =hoe =hoes ማጭድ መጥረቢያ =ጋሪ ካሮሳ ባዴላ =axe =axes መጥረቢያ =qottoo ምሳር
sack =sack =sacks keeshaa ጆንያ ከሻ ማዳበሪያ-ከረጢት
carton carton packaging packing kaartoon ካርቶን ማሸጊያ መሸጊ ማሸጊ
jerrycan jerry jarikaan jaarrikaan ጀሪካን
drum barrel =drums barmeel በርሜል
fuel fuel diesel petroleum gasoline petrol benzin boba'aa bobaa naaftaa benziin ነዳጅ ናፍጣ ቤንዚን ነዳዲ
lubricant lubric engine-oil motor-oil grease dibata zayitii-motoraa ቅባት ሞተር-ዘይት የሞተር-ዘይት ቅብኣት
gas =lpg cylinder butane butagaz ሲሊንደር ቡታጋዝ
coal =coal charcoal cilee ከሰል cilatti ፈሓም
kitchen kitchen utensil cookware stove meeshaalee-nyaataa meeshaa-mana-nyaataa mana-nyaataa-mi'a ወጥ-ቤት ክሽነ kushinaa ምድጃ crockery cutlery ሳህን ድስት
oven oven bakery baking የዳቦ-መጋገሪያ
washing washing-machine laundry ልብስ-ማጠቢያ እጥበት miiccaa maashinii-miiccaa መሕፀቢ-ክዳን
scale weighing =scales =scale miizaana ሚዛን weighbridg ክብደት-መለኪያ =madaala
sewing sewing tailor hodhaa ስፌት ልብስ-ስፌት
jewel gem opal ኦፓል
wheelchair wheelchair wheel-chair ተሽከርካሪ-ወንበር ዊልቸር wiilcheer
raincoat raincoat rain-coat ዝናብ-ልብስ ዝናብ-ካፖርት ካፖርት kaaport
filter filter ማጣሪያ calaltuu መጻረዪ መጽረዪ ፊልተር
roller =roller =rollers compactor ሮለር rooler
welding welding ብየዳ ዌልዲንግ
compressor compressor ኮምፕሬሰር koompireesar
bearing =bearing =bearings ቤሪንግ ኩሽኔት ቦሎቤራ boolobeer
chain chain-saw conveyor ሰንሰለት ኮንቬየር
boiler boiler ቦይለር booyiler
harvester harvester thresher ኮምባይነር መውቂያ koombaayinar መውቅዒ
greenhouse greenhouse green-house ግሪንሃውስ ግሪን-ሃውስ
incubator incubator ኢንኩቤተር
mask =mask =masks facemask =ማስክ =ማስኮች አፍ-መሸፈኛ maask
bag =bag =bags backpack schoolbag ቦርሳ ሳንጣ boorsaa rucksack
notebook notebook exercise-book ደብተር dabtar ጥራዝ
chalk chalk ጠመኔ ቾክ biroobi
folder =folder =folders box-file ፎልደር
banner banner billboard ባነር ቢልቦርድ baanar
signboard signboard sign-board traffic-sign ታፔላ
biometric biometric fingerprint ባዮሜትሪክ አሻራ
detector detector ዲቴክተር
safe =safe =safes strongbox fireproof-safe ካዝና kaazinaa
counter banknote-count money-count counting-machine ገንዘብ-መቁጠሪያ ብር-መቁጠሪያ መቁጸሪ-ገንዘብ maashinii-qarshii
atm =atm =atms teller-machine ኤቲኤም
datacentre data-cent datacent ዳታ-ሴንተር ዳታሴንተር
drone drone ድሮን
surveying total-station theodolite =gps ቶታል-ስቴሽን ጂፒኤስ
antivirus antivirus anti-virus አንቲቫይረስ
cotton cotton ጥጥ jirbii ጡጥ
hide =hide =hides =skins ሌጦ
sesame sesame ሰሊጥ saliix
barley barley ገብስ garbuu ስገም
injera injera enjera እንጀራ buddeen ጣይታ
firewood firewood fire-wood ማገዶ =qoraan =qoraanii ዕንፀይቲ
hay =hay =straw ድርቆሽ ገለባ
egg =egg =eggs እንቁላል killee እንቋቁሆ hanqaaq እንቋቝሖ
tissue tissue toilet-paper ሶፍት sooftii
pillow pillow ትራስ boraatii
bedsheet bedsheet bed-sheet bed-linen አንሶላ ansool
towel towel ፎጣ fooxaa
conductor conductor ኮንዳክተር
insulator insulator ኢንሱሌተር
substation substation sub-station ሰብስቴሽን ማከፋፈያ-ጣቢያ
fibre fiber-opt fibre-opt ፋይበር faayiber =fibre =fiber fibre-cabl fiber-cabl ፋይበር-ገመድ
tower =tower =towers ታወር taawar
container =container =containers ኮንቴይነር ኮንቴነር konteenar
boat =boat =boats ጀልባ ጃልባ bidiruu
trailer trailer ተሳቢ
firetruck fire-truck እሳት-አደጋ-መኪና
hygiene dignity-kit sanitary-pad menstrual hygiene ንጽህና-መጠበቂያ ንጽህና meeshaa-qulqullina moodesi ሞዴስ
ventilator ventilator ቬንቲሌተር
horn =horn =horns =bone =bones ቀንድ አጥንት
cobblestone cobblestone ኮብልስቶን ጌጠኛ-ድንጋይ =ንጣፍ kobilstoon koobilstoon እምነ-ፅርግያ እምነ-ጽርግያ dhagaa-koobil
camcorder video-camera
electronics electronic elektirooniks elektiroonik ኤሌክትሮኒክ ኤለክትሮኒክ
aluminium alumin alumuniyeem አልሙኒየም አሉሚኒየም ኣልሙንየም
questionnaire questionnair gaaffilee መጠይቅ
manual =manual =manuals manuwaalii ማንዋል መምሪያ-መጽሃፍ
poster poster =leaflet brochure posterii ፖስተር በራሪ ብሮሸር
powerbank power-bank ፓወር-ባንክ
molasses molass molaas ሞላሰስ
sugarcane sugarcane sugar-cane cane-cutting shonkoora shonkora ሸንኮራ =cane
vault =vault =vaults ቮልት
dialysis dialys hemodialys diyaalisis ዲያሊሲስ ኩላሊት-እጥበት ኩላሊት
incinerator incinerat ማቃጠያ
autoclave autoclav sterili ootoklaavi አውቶክሌቭ ኦቶክሌቭ ማምከኛ
dental dental dentist ilkaan ጥርስ =ስኒ
eyeglasses eyeglass spectacle lens መነጽር
endoscopy endoscop ኢንዶስኮፕ
ctscan ct-scan ctscan mri ሲቲ-ስካን ሲቲስካን ኤምአርአይ
radiology radiolog raadiyooloojii ራዲዮሎጂ
testkit rapid-test መመርመሪያ
bandage bandage gauze cotton-wool ፋሻ ጎዝ
mortuary mortuary morgue አስከሬን ሬሳ
stretcher stretcher ቃሬዛ
firstaid first-aid የመጀመሪያ-እርዳታ
nutrition nutrition nutritious rutf plumpy =csb biscuit አልሚ ብስኩት nyaata-dabalataa
tea =tea shaayii =ሻይ ሻሂ
soda soft-drink beverage lallaafaa ለስላሳ-መጠጥ
water-purifier aquatab water-purif
tarpaulin tarpaulin plastic-sheet
mat sleeping-mat
rope =rope =ropes funyoo
mosaic marble granite terrazzo ምብረድ እብነ-በረድ ግራናይት ቴራዞ
gypsum gypsum jiipsam ጂፕሰም
block hollow-concrete
concrete concrete precast konkireet ኮንክሪት
geomembrane geomembran geotextil ጂኦሜምብሬን ጂኦቴክስታይል
signage signag signpost neon lightbox light-box ላይት-ቦክስ ማስታወቂያ-ሰሌዳ
partition partition paartishin ፓርቲሽን
ceiling ceiling roof-repair ኮርኒስ
hose =hose =hoses
hydrant hydrant
ballast ballast
weatherstation weather-station ሜትሮሎጂካል-ጣቢያ የአየር-ሁኔታ-መለኪያ weather-monitor automatic-weather የአየር-ሁኔታ-መከታተያ የአየር-ጠባይ የአየር-ሁኔታ-ጣቢያ
biogas biogas bayoogaazii ባዮጋዝ
stoves cookstove stove-improved ምድጃዎች መቐለቢ cook-stove improved-stove ማብሰያ-ምድጃ ምድጃ-ማገዶ-ቆጣቢ ምድጃ =eelee እቶን
briquette briquett
sewingthread =thread =yarn =yarns =ክር
cap =cap =caps =hat =hats ኮፍያ ቆብ
belt =belt =belts ቀበቶ መቀነት
horse =horse =horses =mule =mules =donkey farda ፈረስ በቅሎ አህያ
milkingmachine milking elmuu ማለቢያ
ox =ox =bull
silage silage
urea =urea yuuriyaa ዩሪያ ዩርያ
dap =dap =nps =npsb =daappii =ዳፕ =ዳፕን
lime =lime agricultural-lime =ኖራ
sorghum sorghum misingaa ማሽላ መሸላ mishingaa
groundnut groundnut peanut lawzii ኦቾሎኒ ለውዝ
nigerseed niger-seed =nug =ኑግ
tobacco tobacco ትምባሆ
khat =khat
spirit ethanol ኤታኖል
wastepaper waste-paper
oilwaste used-oil waste-oil የተቃጠለ-ዘይት
byproduct byproduct ተረፈ-ምርት
bolts =bolt =bolts =nut =screw ብሎን ቡሎን
angleiron angle-iron =rhs square-pipe
sheetmetal metal-sheet black-sheet steel-sheet iron-sheet steel-plate sheet-metal ብረት-ላሜራ ላሜራ laameeraa
metal =metal =metals metallic ብረታ-ብረት ብረታብረት metalwork metal-work hojii-sibiilaa ሓጺን-መጺን ሓጺንመጺን ብረትና-ብየዳ
foundry foundry fawundarii ፋውንድሪ pig-iron ፒግ-አይረን
crusher crush crushing ክሬሸር መፍጫ መፍጨ
lathe lathe ሌዝ
workshop workshop worksho workshooppii ወርክሾፕ
mill grinding-mill flour-mill ወፍጮ baabura-midhaan baabura-daakuu ማሕረፅ ማሕረጽ
hatchery hatcher መፈልፈያ
beekeeping bee-keeping apicultur ንብ-ማነብ
fishnet fishing-net
sculpture sculptur statue ሐውልት
souvenir souvenir gift =gifts ስጦታ kennaa
medal medal =certificates ሜዳልያ
laminated id-card identity-card መታወቂያ waraqaa-eenyummaa
barcode barcode qr-code ባርኮድ
pos =pos point-of-sale ፖስ-ማሽን
smartcard smart-card ስማርት-ካርድ
sim =sim
gpstracker gps-track vehicle-track
accesspoint access-point =wifi ዋይፋይ
firewall firewall ፋየርዎል
database database ዳታቤዝ
videoconf video-conferenc ቪዲዮ-ኮንፈረንስ
microphone microphon sound-system loudspeak speaker ማይክሮፎን ድምጽ-ማጉያ ድምፅ-ማጉያ sagalee-guddis ድምጽ-መሳሪያ ድምጽ-ሲስተም ድምጺ-መሳርሒ meeshaa-sagalee sound-equipment audio sagalee-guddift መጉልሒ-ድምፂ መጉልሒ-ድምጺ
stage stage-light
studio studio istuudiyoo ስቱዲዮ
skipbin skip-loader gaandaa ገንዳ
valuechain value-chain እሴት-ሰንሰለት
nurserybag polythene-bag polythene-tube seedling-bag polytube ችግኝ-ማፍያ ማፍያ-ፕላስቲክ ማፍያ-ከረጢት
bloodbag blood-bag ደም-ከረጢት
wastewater wastewater-treat waste-water-treat effluent ፍሳሽ-ማጣሪያ ፍሳሽ-ማከሚያ dhangala'aa-calal
watertruck water-truck water-tanker ውሃ-ቦቴ ቦቴ bootee-bishaanii ማይ-ቦጥ
pallet pallet ፓሌት paaleet
envelope envelope ፖስታ-ወረቀት
gown gown ጋውን gaawun
bucket =bucket =buckets ባልዲ baaldii
spring spring-develop spring-cap ምንጭ-ማጎልበት ምንጭ-ግንባታ misooma-burqaa ዕንፀ-ማይ
reservoir water-reservoir ውሃ-ማጠራቀሚያ ማጠራቀሚያ መዐቀቢ-ማይ መዕቀቢ-ማይ
crates =crate =crates ሳጥን-ፕላስቲክ
resin resin ሬዚን reezin
teachingaid teaching-aid teaching-material instructional-material learning-material መማሪያ-መርጃ መርጃ-መሳሪያ meeshaa-barumsaa meeshaalee-barumsaa መምሃሪ-መሳርሒ
`;
