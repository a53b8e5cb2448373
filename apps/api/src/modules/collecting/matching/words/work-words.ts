/**
 * Works, services and their objects, in the format of goods. Conditions and names of buyers have such words too, so
 * they count only in the title or the beginning.
 */
export const workWords = `
construction construct build ijaars ijaar ግንባታ ሕንጻ-ግንባታ ህንጸት ህንጻ-ምስራሕ ምህናጽ ግንባታው
maintenance maintenanc repair rehabilit renovat upgrad suphaa haaroms fooyya'iins ጥገና እድሳት ማደስ ጽገና ምዕራይ
installation install dhaabb ዝርጋታ ተከላ ገጠማ ምትካል
school school classroom mana-barumsaa ትምህርት-ቤት ትምህርትቤት ትቤት ት/ቤት መማሪያ-ክፍል ቤት-ትምህርቲ barumsa manneen-barn manneen-barumsaa ትምህርት-ቤቶች ኣብያተ-ትምህርቲ አብያተ-ትምህርቲ
library librar ቤተ-መጻሕፍት
hospital hospital hospitaal ሆስፒታል ሆስፒታላት
healthpost health-post health-cent clinic buufata-fayyaa kilinik keellaa-fayyaa ጤና-ጣቢያ ጤና-ኬላ ክሊኒክ ጥዕና-ጣብያ
road =road =roads daandii karaa መንገድ መንገዲ
bridge bridge riqicha ድልድይ ድልድል ቢንቶ
culvert culvert drainage kalvart ካልቨርት ድሬይኔጅ ፍሳሽ
dam =dam reservoir hidhaa ግድብ ዲጋ ሓጽቢ
irrigation irrigat jallisi መስኖ መስኖ-ልማት
well borehole =well =wells drill boolla qotiinsa boreholes ጉድጓድ ቁፋሮ ዒላ ኩዕታ boolla-bishaanii
water =water bishaan =ውሃ =ውኃ =ማይ ዝስተ
sewer sewer septic latrine toilet mana-fincaanii መጸዳጃ ሽንት ሽቓቕ ዓይኒ-ምድሪ
fence fence fencing dallaa አጥር ሓጹር ሃጹር
store warehouse =store =stores silo kuusaa መጋዘን መኽዘን
shed =shed market-shed shop =shops =gabaa suuq ሱቅ ሱቆ ገበያ ዕዳጋ ሼድ
house =house =houses residential dormitor mana-jireenyaa መኖሪያ-ቤት ዶርሚተሪ መንበሪ-ገዛ ማደሪያ
land =land plot lafa lafaa =መሬት =ቦታዎች =ቦታዎችን ይዞታ ቦታ-ሊዝ መሬት-ሊዝ መሬት ሊዝ liizii land-lease
rent =rent rental =lease leasing =hire hiring kiraa ኪራይ ክራይ
guard guard security-serv eegums waardiyaa ጥበቃ ዋርድያ ሓለዋ
transport transport freight haulage cargo geejjib fe'umsa feumsa ትራንስፖርት ማጓጓዣ ማጓጓዝ ጭነት መጓዓዝያ ሰርቪስ sarvisii
catering cater cafeteria canteen tajaajila-nyaataa ካፍቴሪያ ካፌ መስተንግዶ ካፊተርያ ክበብ kaaffee lounge ላውንጅ
printing ማተሚያ-ቤት printing publish maxxans ኅትመት ህትመት ሕትመት ማሳተም
insurance insuranc inshuraans ኢንሹራንስ መድን ዋስትና-መድን መድህን
audit audit odiit ኦዲት
training training leenjii ስልጠና ሥልጠና ልምምድ
consultancy consult gorsa ማማከር አማካሪ ማማኸር ምኽሪ
study =study feasib baseline assessment evaluation qorannoo ጥናት ግምገማ መጽናዕቲ ገምጋም
design =design dizaayin ዲዛይን ዲዛይን
supervision supervis to'annoo ቁጥጥር-ግንባታ ቁጽጽር
survey =survey mapping topograph ቅየሳ ካርታ-ስራ ካርታ-ዝግጅት ዳሰሳ
advert advertising advertisements promot beeksisa-hojii ማስተዋወቅ ፕሮሞሽን
gardening garden greener landscap አረንጓዴ አትክልተኛ ገነት
waste waste garbage balfa kosii ቆሻሻ ጎሓፍ ጉሓፍ ጎሓፍ መጎሓፊ ጓሓፍ balfaa trash dustbin litter
fumigation fumigat pest-control ተባይ
event =event =events conference hotel hoteela ሆቴል ስብሰባ ኮንፈረንስ
ticket ticket travel ትኬት ጉዞ
labour labour manpower outsourc humna-namaa የሰው-ኃይል ሓይሊ-ሰብ
loading loading unloading ጫንና-አውራጅ ማውረድ
electric electri elektir elektrik ኤሌክትሪክ ኤለክትሪክ ኤሌትሪክ
internet internet interneet ኢንተርኔት
translation translat ትርጉም
office =office =offices waajjira =ቢሮ የቢሮ ቤት-ጽሕፈት ጽሕፈት-ቤት ጽፈት-ቤት ጽቤት
treebuilding building =buildings gamoo ሕንጻ ህንጻ
kebele kebele ganda ቀበሌ ጣብያ ጣቢያ
used =used obsolete tajaajilan ያገለገሉ ዘገልገሉ
gymnasium stadium field-sport istaadiyeem ስታዲየም
parking parking bus-station መናኸሪያ
abattoir abattoir slaughter ቄራ
exam examination =exam ፈተና qormaata qormaataa
equipment equipment =tools meeshaa meeshaalee =እቃ እቃዎች መሳሪያ መሳርሒ መሳርሒታት ናውቲ ቁሳቁስ አቑሑት
photocopier photocop copier footokoop fotokop ፎቶኮፒ ፎቶ-ኮፒ ኮፒ-ማሽን
television televis =tv televijin teeleviji ቴሌቪዥን ተለቪዥን
website website web-site marsariiti weebsaayit ድረ-ገጽ ዌብሳይት ድረገጽ
radio =radio radios raadiyoo ሬዲዮ ሬድዮ ራድዮ
phone telephone-set handset smartphone bilbila-harkaa ሞባይል ቀፎ
papergoods =a4 photocopy-paper waraqaa ወረቀት ወረቐት
pen =pen =pens pencil qalama =biirii እስክሪብቶ እስክርብቶ ብዕር እርሳስ ፒሮ
table =table =tables desk =desks minjaal gabatee ጠረጴዛ ጠረጰዛ ዴስክ ጣውላታት
book =book =books textbook kitaab መጽሐፍ መጻሕፍት መጽሃፍ መጽሓፍ
blackboard blackboard whiteboard gabatee-gurraa ሰሌዳ
lamp =lamp =lamps lighting-fixture bulb =led streetlight አምፖል አምፑል መብራት መብራህቲ ampul ibsaa
medical medical yaalaa waldhaansa ሕክምና ህክምና
coffee coffee buna ቡና ቡን
cleaning clean janitor qulqullin ጽዳት ጽሬት
brick brick block =blocks hollow-block biloket xuubii ብሎኬት ጡብ ብሎክ
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
wall =wall retaining ግንብ dallaa-dhagaa
gate =gate gates
interior partition finishing
market =market =gabaa ገበያ ዕዳጋ
flower flower daraaraa የአበባ-ልማት ዕምባባ
tax-collection collection sassaab አሰባሰብ ምእካብ
transit customs-clearing clearing transit gumruk ትራንዚት
translation-law legal lawyer seeraa ሕግ ሕጊ ጠበቃ
health-insurance life-insurance
video film documentary viidiyoo ቪዲዮ ዶክመንታሪ ፊልም
magazine magazine newspaper-print barruulee መጽሔት መጽሄት
calendar ቀን-መቁጠሪያ calendar diary kaaleend ካሌንደር ካላንደር አጀንዳ
flag =flag =flags alaabaa ሰንደቅ ባንዴራ
stamp =stamp =stamps chaappaa ማህተም
keys lock =lock =locks furtuu ቁልፍ መቑለፊ
cup trophy waancaa ዋንጫ ጽዋእ
water-truck vacuum-truck
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
`;
