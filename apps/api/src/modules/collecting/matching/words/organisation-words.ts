/** Words in names of buyers, in the format of goods. The rest of a name is its proper name. */
export const organisationWords = `
ministry ministr ministeera ministeer ሚኒስቴር ሚኒስተር ሚንስቴር ሚኒስትሪ
bureau bureau biiroo biiro =ቢሮ =ቢሮው ቢሮው
office =office =offices waajjir waajir ጽሕፈት-ቤት ጽህፈት-ቤት ጽፈት-ቤት ጽቤት ቤት-ጽሕፈት ቤትጽሕፈት መስሪያ-ቤት መቤት
department department qajeelcha itti-gaafat መምሪያ መምርሒ
directorate directorat daarektoreet ዳይሬክቶሬት ዳይረክቶሬት
authority authorit abbaa-taayitaa ባለስልጣን ባለ-ስልጣን ሰበ-ስልጣን በዓል-ስልጣን በዓልስልጣን በአል-ስልጣን
agency agenc ejensii ኤጀንሲ ኤጄንሲ
commission commission komishin koomishin ኮሚሽን ኮምሽን
corporation corporat koorporeeshin korporeeshin ኮርፖሬሽን
company compan =plc =plcs =sc share-company kaampaanii kubbaaniyaa dhaabbata-dhuunfaa ኩባንያ ካምፓኒ ኃየተየግማ አክሲዮን-ማህበር =አማ =አክሲዮን ዋንነት
enterprise enterpris intarpiraayiz dhaabbata ድርጅት ኢንተርፕራይዝ ትካል
institute institut inistiitiyuut inistitiyuut ኢንስቲትዩት ተቋም
service =service =services tajaajil አገልግሎት
university universit yunivarsiitii yuunivarsiitii yunivers yuuniv ዩኒቨርስቲ ዩኒቨርሲቲ ዩንቨርስቲ ዩኒቨርሲት
college college kolleejjii koollejii koolleej ኮሌጅ
school school mana-barumsaa ትምህርት-ቤት ትቤት ቤት-ትምህርቲ
hospital hospital hospitaal hospitaala ሆስፒታል
clinic clinic healthcent buufata-fayyaa ክሊኒክ ጤና-ጣቢያ ጥዕና-ጣብያ
bank =bank =banks baankii baanki =ባንክ ባንክ
insurance insuranc inshuraans ኢንሹራንስ መድን
municipality municipal bulchiinsa-magaalaa mana-qopheessaa ማዘጋጃ-ቤት ማዘጋጃቤት ማዘጋጃ ቤት-ማዘጋጃ ምምሕዳር-ከተማ
administration administrat bulchiinsa bulchiins አስተዳደር ምምሕዳር ምምህዳር
city =city town magaalaa magaala ከተማ
subcity subcity sub-city kutaa-magaalaa ክፍለ-ከተማ ክከተማ ክፍለከተማ ክፍለ-ከተማ
zone =zone godina godin ዞን ዞባ
woreda woreda wereda =district =aanaa =aanichaa =aanichaatti aanaal ወረዳ
kebele kebele ganda ቀበሌ ጣብያ
region =region regional =state naannoo naannoolee mootummaa-naannoo ክልል ክልላዊ
federal federal federaal ፌደራል ፌዴራል
health health fayyaa eegumsa-fayyaa ጤና ጥዕና
education education barnoot ትምህርት ትምህርቲ
water =water bishaan ውሃ ውኃ =ማይ =ማይን
energy energy inarjii annisaa ኢነርጂ
mines mines mining albuudaa ማዕድን
irrigation irrigat jallisi መስኖ
agriculture agricult qonna ግብርና ሕርሻ
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
power =power humna ኃይል ሓይሊ
telecom telecom tele telekom ቴሌኮም ቴሌ
airline airline daandii-qilleensaa አየር-መንገድ መንገዲ-አየር
airports =airports ኤርፖርቶች
railway railway baabura ባቡር
construction construct ijaarsa ኮንስትራክሽን ግንባታ ህንጸት
housing housing =house manneen ቤቶች ገዛውቲ
land =land lafa መሬት
culture cultur tourism =aadaa turizimii ባህልና ባህል ቱሪዝም
sport sport ispoort ስፖርት
youth youth dargagg ወጣቶች መንእሰይ
women women dubartoot ሴቶች ደቂ-አንስትዮ
social social hawaasummaa ማህበራዊ ማሕበራዊ
labour labour hojjetaa ሰራተኛ
disaster disaster =balaa ቡሳ አደጋ ሓደጋ
environment environment eegumsa-naannoo አካባቢ ከባቢ
forest forest bosona ደን ጫካ
livestock livestock beeylada እንስሳት
cooperative cooperativ union waldaa hojii-gamtaa ህብረት ዩኒየን ማህበራት ማሕበር
ngo ngo charit mission ተራድኦ ረድኤት
technology technolog teeknooloojii teknoloj ቴክኖሎጂ
technical technic teeknikaa tvet ogummaa ቴክኒክና ቴክኒክ ሙያ ሞያ
sewerage sewerag dhangala ፍሳሽ
supply =supply dhiyeessii አቅርቦት ቀረብ
factory factor warshaa ፋብሪካ
sugar sugar sukkaara ስኳር ሽኮር
food =food nyaataa ምግብ መግቢ
property property procurement =bittaa qabeenya ንብረት ግዢና ግዥና
referral referral rifeeraal ሪፈራል
general =general waliigal አጠቃላይ ጠቅላላ ሓፈሻዊ
specialized speciali ispeeshaalaayizd ስፔሻላይዝድ
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
`;
