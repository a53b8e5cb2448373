/** Computers, offices, schools, printing, sport and media, in the format of all goods. */
export const officeGoods = `
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
toner toner cartridge =ink =inks toonar qalama-maxxansaa ቶነር ካርትሪጅ ቀለም
stationery stationer ጽህፈትና meeshaa-barreeff meeshaalee-barreeff ጽሕፈት-መሳ ጽሕፈት-እቃ ጽሕፈት-ዕቃ ናውቲ-ጽሕፈት መሳርሒ-ጽሕፈት አላቂ ሃለቕቲ
furniture furnitur furnish faarniich faarnich farniich mi'a-manaa ፈርኒ ፈርንቸ ፈርኒች
chair chair teessoo teessum barcuma ወንበር ወንበሮ መንበር ኮረሲ ወናብር stool sofa =bench =benches በርጩማ ሶፋ soofaa አግዳሚ
shelf shelf shelv cabinet cupboard bookcase sheelf kaabinet ሼልፍ መደርደሪያ ካቢኔ ቁምሳጥን ከብሒ locker ሎከር laakkar lookar ሸልፊ
curtain curtain golgaa መጋረጃ መጋረድ
carpet carpet mintaaf ምንጣፍ ስጋጃ minxaaf ምንጻፍ ምንፃፍ
sportgoods sport ispoort ስፖርት
ball =ball =balls kubbaa ኳስ እግር-ኳስ =footballs ኩዕሶ
toy =toy =toys መጫወቻ meeshaa-taphaa መጻወቲ
musical musical muuziqaa ሙዚቃ
notebook notebook exercise-book ደብተር dabtar ጥራዝ
chalk chalk ጠመኔ ቾክ biroobi
folder =folder =folders box-file ፎልደር ቦክስ-ፋይል boksi-faayil boks-faayil ክላሰር
banner banner billboard ባነር ቢልቦርድ baanar biilboord
signboard signboard sign-board traffic-sign ታፔላ taappeel
biometric biometric fingerprint ባዮሜትሪክ አሻራ
detector detector ዲቴክተር smoke-detect metal-detect ጭስ-ጠቋሚ ጢስ-ጠቋሚ mul'istuu-aaraa መፈተሻ-መሳሪያ ብረት-መፈተሻ sakattaatuu መፈተሺ
safe =safe =safes strongbox fireproof-safe ካዝና kaazinaa
counter banknote-count money-count counting-machine ገንዘብ-መቁጠሪያ ብር-መቁጠሪያ መቁጸሪ-ገንዘብ maashinii-qarshii maashina-qarshii qarshii-lakkaa መቑጸሪ-ገንዘብ
atm =atm =atms teller-machine ኤቲኤም
datacentre data-cent datacent ዳታ-ሴንተር ዳታሴንተር
drone drone ድሮን
surveying total-station theodolite =gps ቶታል-ስቴሽን ጂፒኤስ tootaal-istee
antivirus antivirus anti-virus አንቲቫይረስ
camcorder video-camera
electronics electronic elektirooniks elektiroonik ኤሌክትሮኒክ ኤለክትሮኒክ
questionnaire questionnair gaaffilee መጠይቅ
manual =manual =manuals manuwaalii ማንዋል መምሪያ-መጽሃፍ
poster poster =leaflet brochure posterii ፖስተር በራሪ ብሮሸር biroosh
powerbank power-bank ፓወር-ባንክ
vault =vault =vaults ቮልት
signage signag signpost neon lightbox light-box ላይት-ቦክስ ማስታወቂያ-ሰሌዳ
partition partition paartishin ፓርቲሽን
sculpture sculptur statue ሐውልት
souvenir souvenir gift =gifts ስጦታ kennaa
medal medal =certificates ሜዳልያ
laminated id-card identity-card መታወቂያ waraqaa-eenyummaa
barcode barcode qr-code ባርኮድ
pos =pos point-of-sale ፖስ-ማሽን
smartcard smart-card ስማርት-ካርድ
sim =sim
gpstracker gps-track vehicle-track ጂፒኤስ-መከታተያ hordoffii-gps መከታተሊ-ጂፒኤስ gps-device መከታተያ-ጂፒኤስ
accesspoint access-point =wifi ዋይፋይ
firewall firewall ፋየርዎል
database database ዳታቤዝ
videoconf video-conferenc ቪዲዮ-ኮንፈረንስ
microphone microphon sound-system loudspeak speaker ማይክሮፎን ድምጽ-ማጉያ ድምፅ-ማጉያ sagalee-guddis ድምጽ-መሳሪያ ድምጽ-ሲስተም ድምጺ-መሳርሒ meeshaa-sagalee sound-equipment audio sagalee-guddift መጉልሒ-ድምፂ መጉልሒ-ድምጺ
stage stage-light
studio studio istuudiyoo ስቱዲዮ
valuechain value-chain እሴት-ሰንሰለት
envelope envelope ፖስታ-ወረቀት
teachingaid teaching-aid teaching-material instructional-material learning-material መማሪያ-መርጃ መርጃ-መሳሪያ meeshaa-barumsaa meeshaalee-barumsaa መምሃሪ-መሳርሒ
stapler stapler ስቴፕለር isteepil
exhibition exhibition trade-fair bazaar ኤግዚቢሽን ባዛር egzibiish bazaara
screen display-screen led-screen led-display digital-display video-wall ስክሪን iskiriin
accommodation accommod የመኝታ-አገልግሎት tajaajila-siree ኣገልግሎት-መደቀሲ
pabx =pabx telephone-system telephone-exchange intercom ስልክ-ሲስተም ስልክ-ስርአት ኢንተርኮም sirna-bilbilaa ስርዓት-ስልኪ
payroll payroll bank-serv banking-serv ባንክ-አገልግሎት tajaajila-baank ኣገልግሎት-ባንኪ
aerialphoto aerial-photo aerial-survey አየር-ፎቶ suuraa-qilleensaa ስእሊ-ኣየር
sms =sms bulk-sms short-code short-message አጭር-መልእክት ergaa-gabaabaa ሓጺር-መልእኽቲ
checkup medical-checkup medical-check-up health-checkup health-screen ጤና-ምርመራ qorannoo-fayyaa መርመራ-ጥዕና
chequebook cheque-book check-book ቼክ-ደብተር maxxansa-cheek ሕትመት-ቼክ
smartboard smart-board smartboard interactive-board ስማርት-ቦርድ ismaart-boord
`;
