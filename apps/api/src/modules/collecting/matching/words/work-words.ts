/**
 * Works, services and their objects, in the format of goods. Conditions and names of buyers have such words too, so
 * they count only in the title or the beginning.
 */
export const workWords = `
construction construct build ijaars ijaar ግንባታ ሕንጻ-ግንባታ ህንጸት ህንጻ-ምስራሕ ምህናጽ ግንባታው ህንጸት-ስራሕ
maintenance maintenanc repair rehabilit renovat refurbish suphaa suphuu haaroms ጥገና እድሳት ማደስ ማሳደስ ጽገና ምጽጋን ምዕራይ ምሕዳስ
upgrade upgrad improvement fooyya ማሻሻያ ማሻሻል ምምሕያሽ
installation install dhaabuu dhaabbuu dhaabsis dhaabbachiis ዝርጋታ ዝርግሓ ምዝርጋሕ ተከላ ገጠማ ምትካል
school school classroom mana-barumsaa daree-barnootaa ትምህርት-ቤት ትምህርትቤት ትቤት ት/ቤት መማሪያ-ክፍል ቤት-ትምህርቲ barumsa manneen-barn manneen-barumsaa ትምህርት-ቤቶች ኣብያተ-ትምህርቲ አብያተ-ትምህርቲ ክፍሊ-ትምህርቲ
library librar mana-kitaab ቤተ-መጻሕፍት
hospital hospital hospitaal ሆስፒታል ሆስፒታላት
healthpost health-post health-cent clinic buufata-fayyaa kilinik keellaa-fayyaa ጤና-ጣቢያ ጤና-ኬላ ክሊኒክ ጥዕና-ጣብያ ጥዕና-ኬላ
road =road =roads daandii karaa መንገድ መንገዲ
bridge bridge riqicha ድልድይ ድልድል ቢንቶ
culvert culvert drainage ditch kalvart bo'oo ካልቨርት ድሬይኔጅ ፍሳሽ ዲች ከልቨርት ጎርፍ-መውረጃ boollee-lolaa መውረዲ-ውሑጅ መፍሰሲ-ውሑጅ
dam =dam =weir hidhaa ግድብ ዲጋ ሓጽቢ
irrigation irrigat jallisi መስኖ መስኖ-ልማት
well borehole =well =wells drill boolla qotiinsa boreholes ጉድጓድ ቁፋሮ ዒላ ኩዕታ boolla-bishaanii ኲዕታ ኵዕታ ኹዕታ ጉድጓድ-ውሃ ጉድጓድ-ቁፋሮ ዒላ-ኲዕታ ዒላ-ኵዕታ
water =water bishaan =ውሃ =ውኃ =ማይ ዝስተ
sewer sewer septic latrine toilet mana-fincaanii መጸዳጃ ሽንት ሽቓቕ ዓይኒ-ምድሪ latrine-block sarara-dhangal መስመር-ፍሳሽ ፍሳሽ-መስመር sewerage
fence fence fencing perimeter dallaa አጥር ሓጹር ሃጹር
store warehouse =store =stores silo kuusaa መጋዘን መኽዘን
shed =shed market-shed =shop =shops suuq ሱቅ ሱቆ ሼድ
house =house =houses residential dormitor mana-jireenyaa manneen-jireenyaa መኖሪያ-ቤት መኖሪያ-ቤቶ ዶርሚተሪ መንበሪ-ገዛ ማደሪያ መደቀሲ doormii
land =land plot lafa lafaa =መሬት =ቦታዎች =ቦታዎችን የከተማ-ቦታ የመሬት ይዞታ ቦታ-ሊዝ መሬት-ሊዝ መሬት ሊዝ liizii land-lease
rent =rent =rents renting rental =lease =leases leasing =hire hiring charter kiraa kireess kireeff ኪራይ ክራይ መከራየት ማከራየት ያከራያል ምክራይ
guard guard security-serv security-guard eegums eegumsa waardiyaa ጥበቃ ዋርድያ ሓለዋ
transport transport freight haulage hauling cargo trucking geejjib fe'umsa feumsa ትራንስፖርት ማጓጓዣ ማጓጓዝ የሚያጓጉዝ የሚያጓጉዙ ዘጓዕዝ ምጉዕዓዝ ጭነት መጓዓዝያ ሰርቪስ sarvisii ጽዕነት
catering cater cafeteria canteen cafe restaurant kaafteeriyaa kafteeriyaa kaafee tajaajila-nyaataa ምግብ-አቅርቦት ሬስቶራንት ካንቲን ካፍቴሪያ ካፌ መስተንግዶ ካፊተርያ ክበብ kaaffee lounge ላውንጅ ካፍተርያ ኣገልግሎት-ምግቢ
printing ማተሚያ-ቤት printing publish maxxans ኅትመት ህትመት ሕትመት ማሳተም ማሳተሚያ ዘሕትም ምሕታም ማሕተሚ ሕትመታት
insurance insuranc inshuraans ኢንሹራንስ መድን ዋስትና-መድን መድህን
audit audit odiit ኦዲት
training training leenjii ስልጠና ሥልጠና ልምምድ
consultancy consult gorsa ማማከር አማካሪ ማማኸር ምኽሪ
study =study feasib baseline endline midterm assessment evaluation qorannoo madaallii ጥናት የሚዳስስ ግምገማ መጽናዕቲ ገምጋም gamaaggam
design =design =designs designing dizaayin ዲዛይን ዲዛይን
supervision supervis to'annoo ቁጥጥር-ግንባታ ግንባታ-ቁጥጥር ሱፐርቪዥን ቁጽጽር contract-administrat ውል-አስተዳደር
survey =survey mapping topograph ቅየሳ ካርታ-ስራ ካርታ-ዝግጅት ዳሰሳ sakatta ዳህሳስ
advert advertising advertisements promot beeksisa-hojii ማስተዋወቅ ፕሮሞሽን meeshaalee-beeksis ናውቲ-መፋለጢ
gardening garden greener landscap አረንጓዴ አትክልተኛ gardening-tool garden-tool የአትክልት-መሳሪያ የአትክልተኛ የአትክልት-እቃ magariis አረንጓደ
waste waste garbage scavenger balfa kosii ቆሻሻ ጎሓፍ ጉሓፍ ጎሓፍ መጎሓፊ ጓሓፍ balfaa trash dustbin litter
fumigation fumigat pest-control ተባይ ፀረ-ተባይ-ርጭት biifa-farra ilbiisa-balleess ጸረ-ሓሸራ ነጸጋ
event =event =events conference workshop-venue hotel hoteela ሆቴል ስብሰባ ኮንፈረንስ ኢቨንት qophii-sagantaa ምድላው-መደብ
ticket ticket travel ትኬት ጉዞ tikkeet ቲኬት ወኪል-ጉዕዞ dhaabbata-imal
labour labour manpower outsourc humna-namaa የሰው-ኃይል የሰው-ሀይል ሓይሊ-ሰብ የቀን-ሰራተኛ daily-labour hojjettoota-guyyaa ሰራሕተኛ-መዓልቲ
loading loading unloading ጫንና-አውራጅ ማውረድ fe'uu-fi-buus ምጽዓን ጭነትና-ማራገፍ መጫንና-ማራገፍ
electric electric electrical electrif elektirik elektrik ኤሌክትሪክ ኤለክትሪክ ኤሌትሪክ
internet internet interneet ኢንተርኔት ኢንተርነት
translation translat interpretation hiika ትርጉም interpreter አስተርጓሚ turjumaan ኣተርጓሚ
office =office =offices waajjira =ቢሮ የቢሮ ቤት-ጽሕፈት ጽሕፈት-ቤት ጽፈት-ቤት ጽቤት
treebuilding building =buildings gamoo ሕንጻ ህንጻ
kebele kebele ganda ቀበሌ ጣብያ ጣቢያ
used =used obsolete disposed second-hand moofaa moofaalee tajaajilan ያገለገሉ ያገለገለ ዘገልገሉ ዘገልገለ ዘገልገላ ዝኣረጉ
gymnasium stadium field-sport istaadiyeem ስታዲየም
parking parking bus-station መናኸሪያ buufata-konkolaataa መናሃርያ bus-terminal
abattoir abattoir slaughter ቄራ slaughter-house qalma mana-qalmaa ማሕረድ-ስጋ
exam examination =exam ፈተና qormaata qormaataa
equipment equipment =tools meeshaa meeshaalee =እቃ እቃዎች መሳሪያ መሳርሒ መሳርሒታት ናውቲ ቁሳቁስ አቑሑት
photocopier photocop copier footokoop fotokop ፎቶኮፒ ፎቶ-ኮፒ ኮፒ-ማሽን
television televis =tv televijin teeleviji ቴሌቪዥን ተለቪዥን televizh teelevizh
website website web-site marsariiti weebsaayit ድረ-ገጽ ዌብሳይት ድረገጽ ወብሳይት ወብ-ሳይት
radio =radio radios raadiyoo ሬዲዮ ሬድዮ ራድዮ
phone telephone-set handset smartphone bilbila-harkaa ሞባይል ቀፎ mobile-phone smart-phone cell-phone ስማርት-ስልክ
papergoods =a4 =paper =papers photocopy-paper waraqaa ወረቀት ወረቐት
pen =pen =pens pencil qalama =biirii እስክሪብቶ እስክርብቶ ብዕር እርሳስ ፒሮ
table =table =tables desk =desks minjaal gabatee ጠረጴዛ ጠረጰዛ ዴስክ ጣውላታት
book =book =books textbook kitaab kitaabilee መጽሐፍ መጻሕፍት መጽሃፍ መጽሓፍ
blackboard blackboard whiteboard gabatee-gurraa ሰሌዳ
lamp =lamp =lamps lighting-fixture bulb =led streetlight አምፖል አምፑል መብራት መብራህቲ ampul ibsaa street-light መንገድ-መብራት መብራህቲ-ጎደና ampool
medical medical clinical yaalaa waldhaansa ሕክምና ህክምና
coffee coffee buna ቡና ቡን
cleaning clean janitor qulqullin ጽዳት ጽሬት
brick brick =blocks hollow-block concrete-block biloket xuubii ብሎኬት ጡብ
gravel gravel aggregate stone cirracha-dhagaa dhagaa ጠጠር ድንጋይ ጸጸር እምኒ ኮረት
plastic plastic pilaastik laastik ፕላስቲክ ላስቲክ
handicraft leather gogaa ቆዳ ቆርበት
gold =gold warqee ወርቅ ወርቂ
soil =soil biyyee =አፈር የአፈር ሓመድ
kit =kit =kits =ኪት ኪቶች
reception ward maternity wing deessisuu ማዋለጃ መውለዲ
storage archive galmee-kuus መዝገብ-ቤት
parts accessory accessor dabalataa ተጓዳኝ ተመሳሳሊ
cooperative-shop grain midhaan እህል እኽሊ
wall =wall retaining ግንብ dallaa-dhagaa dallaa-deeggars ደጋፊ-ግንብ ደጋፊ-መንደቕ
gate =gate gates
interior partition finishing ማጠናቀቂያ-ስራ hojii-xumuraa መጠናቐቕታ
market =market =gabaa ገበያ ዕዳጋ
flower flower daraaraa የአበባ-ልማት ዕምባባ
tax-collection sassaab አሰባሰብ ምእካብ
transit customs-clearing clearing transit gumruk ትራንዚት ጉምሩክ
translation-law legal lawyer seeraa ሕግ ሕጊ ጠበቃ
health-insurance life-insurance
video video film documentary viidiyoo ቪዲዮ ዶክመንታሪ ፊልም
magazine magazine newspaper-print barruulee መጽሔት መጽሄት barruu
calendar ቀን-መቁጠሪያ calendar diary kaaleend ካሌንደር ካላንደር አጀንዳ kaalandar
flag =flag =flags alaabaa ሰንደቅ ባንዴራ
stamp =stamp =stamps chaappaa ማህተም ቲተር
keys lock =lock =locks furtuu ቁልፍ መቑለፊ
cup trophy waancaa ዋንጫ ጽዋእ
vacuumtruck vacuum-truck
parking-lot carpark
prison prison correctional ማረሚያ mana-hidhaa mana-sirreessaa ቤት-ማእሰርቲ
apartment apartment condomin አፓርታማ አፓርትመንት ኮንዶሚኒየም
hall =hall =halls auditorium አዳራሽ galma
passenger passenger መንገደኛ መንገደኞ
airport airport ኤርፖርት አውሮፕላን-ማረፊያ
kindergarten kindergart መዋእለ-ህጻናት
erp =erp ኢአርፒ
weaving weaving ሽመና
tent-hire decoration decorat ማስጌጫ
damaged damaged salvage accident የተጎዱ ዝተጎድኡ miidhaman
installation-work fixing
demolition demolit ማፍረስ
excavation earthwork trench
dyke dyke dike flood-protect ዳይክ ጎርፍ lolaa flood-control flood-defen ጎርፍ-መከላከያ ወይናቕ
canal canal ቦይ ካናል boyii
aerodrome runway
terminal terminal ተርሚናል
hangar hangar hanger ሃንጋር
garage garage gaaraajii ጋራዥ
carwash car-wash
laundryservice dry-clean
washing laundry አጠባ ማጠቢያ ሕጽቦ huccuu-miic laundry-machine
outsource driver-serv
towing towing
calibration calibrat kaalibireeshin ካሊብሬሽን
certification certificat-serv iso-9001 iso-certif አይኤስኦ
digitization digitiz digitis ዲጂታይዜ
archiving archiving document-manag ሰነድ-አያያዝ bulchiinsa-sanad
training capacity-build
courier courier ኩሪየር መልእክት-አገልግሎት kuriyar መልእኽቲ
advertising media-serv
microfinance cash-transfer cash-distrib ጥሬ-ገንዘብ
branding branding
recruitment recruit head-hunt ሰራተኛ-ቅጥር qacarrii ምቑጻር
legalservice legal-serv law-firm ህግ-አገልግሎት ጥብቅና tajaajila-seeraa abukaat ኣገልግሎት-ሕጊ
valuation valuat ግመታ tilmaam ግምት-ንብረት
insurancebroker broker
inspection inspect ኢንስፔክሽን
geotechnical geotechnical ጂኦቴክኒካል
mining mineral-explor
quarry quarry
crop crop harvest midhaan-haam ምርት-ሰብል
forest forest bosona =ደን =ደንና afforest reforest ደን-ልማት misooma-bosonaa ልምዓት-ገረብ
guesthouse guest-house guesthouse የእንግዳ-ማረፊያ mana-keessummaa
toiletblock public-toilet
healthinsurance medical-insur
youthcentre youth-cent የወጣት-ማእከል ወጣት-ማእከል
policestation police-station ፖሊስ-ጣቢያ buufata-poolisii
stadiumseat grandstand
kiosk kiosk ኪዮስክ
condominiumshop commercial-unit business-unit ንግድ-ቤት ንግድ-ቤቶች mana-daldalaa manneen-daldalaa
clubhouse recreation መዝናኛ =club
villa villa ቪላ
factorybuilding =factory =ፋብሪካ
nursery nursery-site
playground playground
studytour study-tour
operation-theatre operating-room operation-theat operation-room ቀዶ-ህክምና-ክፍል
powerline power-line transmission-line ኤሌክትሪክ-መስመር መስመር-ኤሌክትሪክ መስመር-መብራህቲ sarara-ibsaa sarara-elektirik
`;
