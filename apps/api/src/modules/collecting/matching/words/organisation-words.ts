/** Words in names of buyers, in the format of goods. The rest of a name is its proper name. */
export const organisationWords = `
ministry ministr ministeera ministeer ሚኒስቴር ሚኒስተር ሚንስቴር ሚኒስትሪ ሚኒስትሮች
bureau bureau biiroo biiro =ቢሮ =ቢሮው ቢሮው
office =office =offices waajjir waajir ጽሕፈት-ቤት ጽህፈት-ቤት ጽፈት-ቤት ጽቤት ቤት-ጽሕፈት ቤትጽሕፈት መስሪያ-ቤት መቤት secretariat
department department qajeelcha itti-gaafat መምሪያ መምርሒ
directorate directorat daarektoreet ዳይሬክቶሬት ዳይረክቶሬት
authority authorit abbaa-taayitaa ባለስልጣን ባለ-ስልጣን ሰበ-ስልጣን በዓል-ስልጣን በዓልስልጣን በአል-ስልጣን
agency agenc ejensii ኤጀንሲ ኤጄንሲ
commission commission komishin koomishin ኮሚሽን ኮምሽን
corporation corporat koorporeeshin korporeeshin ኮርፖሬሽን
company compan =plc =plcs =sc share-company kaampaanii kubbaaniyaa dhaabbata-dhuunfaa ኩባንያ ካምፓኒ ኃየተየግማ አክሲዮን-ማህበር =አማ =አክሲዮን ዋንነት
enterprise enterpris intarpiraayiz interpiraayiz interpraayiz dhaabbata dhaabbanni ድርጅት ኢንተርፕራይዝ ትካል
institute institut inistiitiyuut inistitiyuut ኢንስቲትዩት ተቋም
service =service =services utilit tajaajil አገልግሎት
university universit yunivarsiitii yuunivarsiitii yunivers yuuniv ዩኒቨርስቲ ዩኒቨርሲቲ ዩንቨርስቲ ዩኒቨርሲት
college college kolleejjii koollejii koolleej ኮሌጅ
school school mana-barumsaa manni-barumsaa ትምህርት-ቤት ትቤት ቤት-ትምህርቲ
hospital hospital hospitaal hospitaala ሆስፒታል
clinic clinic healthcent health-cent buufata-fayyaa ክሊኒክ ጤና-ጣቢያ ጥዕና-ጣብያ
bank =bank =banks baankii baanki =ባንክ ባንክ
insurance insuranc inshuraans ኢንሹራንስ መድን
municipality municipal bulchiinsa-magaalaa mana-qopheessaa manni-qopheessaa ማዘጋጃ-ቤት ማዘጋጃቤት ማዘጋጃ ቤት-ማዘጋጃ ምምሕዳር-ከተማ
administration administrat bulchiinsa bulchiins አስተዳደር ምምሕዳር ምምህዳር
city =city town magaalaa magaala ከተማ
subcity subcity sub-city kutaa-magaalaa ክፍለ-ከተማ ክከተማ ክፍለከተማ ክፍለ-ከተማ
zone =zone godina godin ዞን ዞባ
woreda woreda wereda =district =aanaa =aanichaa =aanichaatti aanaal ወረዳ
kebele kebele ganda ቀበሌ ጣብያ
region =region regional =state riijin ሪጅን ሪጂን ሪጅዮን ቀጠናዊ ቀጣናዊ naannoo naannoolee mootummaa-naannoo ክልል ክልላዊ
federal federal federaal ፌደራል ፌዴራል
health health fayyaa eegumsa-fayyaa ጤና ጥዕና
education education barnoot ትምህርት ትምህርቲ
water =water bishaan ውሃ ውኃ =ማይ =ማይን
energy energy inarjii annisaa ኢነርጂ ኢነርጅ
mines mines mining minerals albuudaa ማዕድን
irrigation irrigat jallisi መስኖ
agriculture agricult qonna ግብርና ሕርሻ እርሻ
research research qorannoo ምርምር
road =road =roads daandii daandiiwwan መንገድ መንገዶች መንገዲ መንገድታት
transport transport geejjib ትራንስፖርት መጓዓዝያ
commerce trade trading ትሬዲንግ commercial daldala ንግድ ንግዲ
industry industr industirii indastirii ኢንዱስትሪ
finance financ maallaqa faayinaans ፋይናንስ ገንዘብ
economic econom misooma-dinagdee dinagdee ኢኮኖሚ
development develop misooma ልማት ልምዓት
revenue revenue customs galii galiiwwan ገቢዎች ገቢ ጉምሩክ እቶት
police polic poolisii ፖሊስ
attorney attorney prosecut abbaa-alang ጠቅላይ-አቃቤ-ህግ አቃቤ-ህግ
prison prison correctional ማረሚያ mana-hidhaa mana-sirreessaa
shipping shipping ባህር-ትራንስፖርት
port =port ወደብ
broadcasting broadcast ብሮድካስት
statistics statist ስታቲስቲክስ
supremecourt supreme-court ጠቅላይ-ፍርድ-ቤት mana-murtii-waliigal manni-murtii-waliigal
highcourt high-court ከፍተኛ-ፍርድ-ቤት mana-murtii-ol'aan manni-murtii-ol'aan
court =court =courts mana-murtii manni-murtii ፍርድ-ቤት ቤት-ፍርዲ
justice justice =haqaa ፍትህ ፍትሕ
defence defenc defens ittisa መከላከያ ምክልኻል
electric electric elektirik ኤሌክትሪክ ኤለክትሪክ
power =power humna humni ኃይል ሓይሊ
telecom telecom =tele telekom teelekoom ቴሌኮም ቴሌ
airline airline daandii-qilleensaa አየር-መንገድ መንገዲ-አየር
airports =airports ኤርፖርቶች
railway railway baabura ምድር-ባቡር ባቡር
construction construct ijaarsa ኮንስትራክሽን ግንባታ ህንጸት
housing housing =house manneen ቤቶች ገዛውቲ
land =land lafa መሬት
culture cultur tourism =aadaa turizimii ባህልና ባህል ቱሪዝም
sport sport ispoort ስፖርት
youth youth dargagg ወጣቶች መንእሰይ
women women dubartoot ሴቶች ደቂ-አንስትዮ
social social hawaasummaa ማህበራዊ ማሕበራዊ
labour labour hojjetaa ሰራተኛ
disaster disaster =balaa ቡሳ አደጋ ሓደጋ emergency
environment environment eegumsa-naannoo አካባቢ ከባቢ
forest forest bosona ደን ጫካ
livestock livestock beeylada እንስሳት
farmers farmer qonnaan-bult ገበሬዎች ገበሬ አርሶ-አደ ሓረስቶት
cooperative cooperativ union waldaa-hojii-gamtaa hojii-gamtaa gamtaa-waldaal yuuniyeen ህብረት-ስራ ዩኒየን ኮኦፕሬቲቭ ኮፐሬቲቭ ኮኦፐሬቲቭ ኮፕሬቲቭ
ngo ngo charit mission
technology technolog teeknooloojii teeknoolojii teknoloj ቴክኖሎጂ
technical technic teeknikaa tvet ogummaa ቴክኒክና ቴክኒክ ሙያ ሞያ
sewerage sewerag dhangala ፍሳሽ
supply =supply =supplier dhiyeessii አቅርቦት አቅራቢ ቀረብ
factory factor warshaa ፋብሪካ
sugar sugar sukkaara shukkaar ስኳር ሽኮር
food =food nyaataa ምግብ መግቢ
property property procurement =bittaa qabeenya ንብረት ግዢና ግዥና
referral referral rifeeraal riferaal ሪፈራል
general =general waliigal አጠቃላይ ጠቅላላ ሓፈሻዊ
specialized speciali ispeeshaalaayizd comprehensiv komprehens koompirihens ስፔሻላይዝድ ኮምፕሬሄንሲቭ ኮምፕርሄንሲቭ ኮምፕረሄንሲቭ ኮምፕርሔንሲቭ
primary primary sadarkaa-tokkoffaa የመጀመሪያ
science science saayinsii ሳይንስ
branch branch damee ቅርንጫፍ ጨንፈር
project project pirojekt pirojeekt ፕሮጀክት
urban urban magaaloota ከተሞች
public public uummataa ሕዝብ ህዝብ
national national biyyaalessaa ብሔራዊ ብሄራዊ
ethiopian ethiopi =ethio itoophi itiyoophi ኢትዮጵያ ኢትዮ
union-trade export import
hotel hotel hoteel ሆቴል
association associat societ waldaa ማህበር ማሕበር ማህበራት ማሕበራት ማኅበር
post postal =post poostaa-itoo ፖስታ-አገልግሎት =ፖስታ
board =board boordii ቦርድ
council council mana-maree manni-maree ምክር-ቤት ቤት-ምክሪ
committee committee koree koomitee ኮሚቴ
church church waldaa-kiristaan mana-kiristaan ቤተ-ክርስቲያን ቤተክርስቲያን ቤተ-ክርስትያን ቤተክርስትያን
orthodox orthodox ortodoks ortodooks ኦርቶዶክስ ኣርቶዶክስ
tewahedo tewahedo tewahido ተዋህዶ
catholic catholic kaatolik ካቶሊክ
christian =christian ክርስቲያናዊ
evangelical evangelic ወንጌላዊት wangeelaa
mekaneyesus mekane-yesus መካነ-ኢየሱስ
islamic islamic islaamaa እስላማዊ ኢስላሚክ
relief relief =aid inter-church gargaarsa ተራድኦ ረድኤት እርዳታ ርድኣታ ሪሊፍ
refugee refugee baqattoot baqataa ስደተኞች ስደተኛ ስደተኛታት
migration migration godaansa ፍልሰት
children children child daa'im ijoollee ህጻናት ህጻውንቲ ችልድረን
redcross red-cross fannoo-diimaa ቀይ-መስቀል ቀይሕ-መስቀል
world =world addunyaa =ዓለም ወርልድ
international =international idil-addunyaa addunyaalessaa ዓለም-አቀፍ ዓለምአቀፍ ኢንተርናሽናል አህጉራዊ
unitednations united-nations mootummoota-gamtoom የተባበሩት-መንግስታት ሕቡራት-ሃገራት
programme programm =program sagantaa ፕሮግራም
humanrights human-rights mirga-namoomaa ሰብዓዊ-መብት ሰብአዊ-መብት
election election filannoo ምርጫ
investment investment invastimentii ኢንቨስትመንት
meteorology meteorolog meetiyoorooloojii ሜትሮሎጂ ሜቲዮሮሎጂ ሜቲዎሮሎጂ ሜትዮሮሎጂ ሚቲዎሮሎጂ ሚትዮሮሎጂ
aviation aviation avieeshin አቪዬሽን አቪየሽን
civil =civil civil-serv siivil tajaajila-siivil ሲቪል-ሰርቪስ ሲቪል
teachers teacher barsiisot መምህራን መማህራን
training training leenjii ማሰልጠኛ መሰልጠኒ
printing printing ማተሚያ ማሕተሚ maxxansaa
integration integrat ትስስር
infrastructure infrastructur bu'uuraalee-misoomaa bu'uura-misoomaa መሰረተ-ልማት
lowlands lowland gammoojjii ቆላማ-አካባቢ ቆላማ
basin =basin ተፋሰስ
planning planning =plan karoora ፕላን
peace =peace =selam =salem nageenya =ሰላም =ሰላምና
lion =lion =anbessa =anbesa =ambessa leenca አንበሳ
black =black =tikur =gurraacha ጥቁር
saint saint =st =kidus =kidist =kidane qulqulluu =ቅዱስ =ቅድስት =ቅዱሳን
saintpeter peter =petros =phetros ጴጥሮስ
saintpaul paul =paulos =pawlos ጳውሎስ
saintgeorge george =giorgis =giyorgis ጊዮርጊስ
saintmary =mary =maryam =mariam ማርያም
saintmichael michael =mikael ሚካኤል
united =hibret =hebret =united =ህብረት =ህብረትና
skills skill dandeettii ክህሎት
innovation innovation inoveeshin ኢኖቬሽን
logistics logistic loojistik ሎጂስቲክስ
engineering engineering injinariing ኢንጂነሪንግ
centre =center =centre =centres giddugal ማዕከል ማእከል
microfinance microfinanc saving qusannaa ቁጠባ ማይክሮፋይናንስ
press =press pireesii ፕሬስ
media =media miidiyaa መገናኛ-ብዙሃን ሚዲያ
geology geolog ጂኦሎጂ
biodiversity biodivers ብዝሃ-ህይወት
humanitarian humanitarian ሰብዓዊ
wildlife wildlife bineensa ዱር-እንስሳት
standards standard ደረጃዎች
security =security nageenyaa-fi ደህንነት ደህንነትና
foreign foreign dhimma-alaa ውጭ-ጉዳይ
affairs affairs dhimmoot ጉዳይ ጉዳዮች
parliament parliament ተወካዮች representativ house-of-people ተወካዮች-ምክር-ቤት
disability disabilit qaama-miidham አካል-ጉዳተኞች
blood blood-bank ደም-ባንክ
museum museum muuziyeemii ሙዚየም
norwegian norweg ኖርዌይ ኖርዌጅ
danish danish denmark ዴንማርክ ዴኒሽ
swedish swedish sweden ስዊድን
german german ጀርመን
british british ብሪቲሽ እንግሊዝ
american american አሜሪካ
japanese japan ጃፓን
management managem አመራር ስራ-አመራር ምሕደራ hooggansa
risk =risk =risks ስጋት ስግኣት sodaa-balaa
fire =fire እሳት ሓዊ ibidda
botanic botanic እጽዋት biqiltootaa
abattoir abattoir slaughter-house ቄራ ቄራዎች qalma
archives archiv መዛግብት ቤተ-መዛግብት galmee-seenaa
library librar ቤተ-መጻህፍት mana-kitaab
`;
