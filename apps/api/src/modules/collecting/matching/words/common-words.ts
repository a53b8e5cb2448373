/** Words that occur in any notice and do not say what is bought. Like goods, they are word beginnings. */
export const commonWords = `
=the =of =and =for =in =on =at =to =from =by =with =its =it =is =are =be =been =this =that =their =our =we =an =as =or =any =all =each =has =have =will =shall =was =which =who =you =your =not =no =nos
=a =per =under =into =about =following =below =above =other =others =various =different =new =quality =good =goods =item =items =type =types =kind =kinds =required =needed =necessary =need =needs =want =wants =use =uses
=lot =number =notice =bid =bids =bidding =bidder =bidders =tender =tenders =tendering =proforma =quotation =offer =offers =price =open =national =international =local =competitive =invitation =invite =invites =invited =intends =wishes =hereby
suppl purchas procur buy deliver provision provid acquisit acquir obtain sell sale dispos auction announc advertis publish interest eligib qualif contract complet work servic ethiopia birr etb etc financ budget fiscal year amount quantit unit piece pcs set sets different
organisation organization entity procuring location title reference description closing opening date time phone =tel telephone extension extend cancel correct amend clarif award re-adv readvert ncb icb rfq
guyyaa cufiins baniins mata-duree mata duree dhaabbata bilbila lakkoofsa sanada gatii yeroo bitta bituu bitachuu dhiyees gurgur caalbaasii beeksis mana dhaabb hojii hojjet tajaajil adda-addaa garagaraa =kan =fi irraa irratti keessa akka waajjir barbaad fedha dorgom ifa lakk lakkoofs =bara baajata qarshii =ol =oli gadi kutaa naannoo =isaa =isaanii =kana hunda
ርዕስ የጨረታው ቀን ሰነድ ስልክ የሚዘጋበት የሚከፈትበት ዋጋ ግዢ ግዥ መግዛት ለመግዛት ግዢና አቅርቦት ለማቅረብ ማቅረብ ሽያጭ መሸጥ ለመሸጥ ጨረታ ግልጽ ማስታወቂያ ቁጥር አይነት ዓይነት የተለያዩ ልዩ ልዩልዩ አገልግሎት ሥራ ስራ ሥራዎች አቅራቢ ተጫራች በጀት ዓመት አመት =ብር =በብር ይፈልጋል መስሪያ መሥሪያ ድርጅት አወዳድሮ በማወዳደር ለማሰራት ማሰራት ለማሠራት ማሠራት ለማስገንባት ማስገንባት እና ወይም ሎት ምድብ መደበኛ ዓም ሀገር አገር በኩል =ስለ =እንደ የሚገኝ የሚገኙ ሁሉ የሚውል የሚያገለግል የሚሆን ጥራት አዲስ መስፈርት በግልጽ ዝርዝር የያዘ ውስጥ ላይ ወደ ከ ነው
ርእሲ ጨረታ ትካል ዕለት መዓልቲ ስልኪ ዋጋ ሰነድ ዝዕጸወሉ ዝኽፈተሉ ብቁጽሪ ምምጋብ ዕድጊ ምዕዳግ ዓደጋ ምግዛእ ግዝኢ መሸጣ ምሻጥ ሓራጅ ሐራጅ ጫረታ ጨረታ ምልክታ መወዳእታ ዓይነት ዝተፈላለዩ ዝተፈላለየ ናይ ንምግዛእ ንምዕዳግ ቑጽሪ ቁጽሪ ክፍቲ ስራሕ ስራሕቲ አገልግሎት ኣገልግሎት ይደሊ ትደሊ ዘድልዩ ዘድሊ ዓመተ ምህረት ቅርሺ ሎት ኣብ እዩ ካብ ናብ ዝኾነ ውድድር
=one =two =three =four =five =six =seven =eight =nine =ten =twenty =thirty =forty =fifty =sixty =seventy =eighty =ninety hundred thousand million
=tokko =lama =sadii =afur =shan =ja'a =jaha =torba =saddeet =sagal =kudhan =digdama =soddoma =afurtama =shantama =jaatama =torbaatama =saddeettama =sagaltama =dhibba =kuma miiliyoon miliyoon
=አንድ =ሁለት =ሶስት =አራት =አምስት =ስድስት =ሰባት =ስምንት =ዘጠኝ =አስር =አስራ =ሃያ =ሀያ =ሰላሳ =አርባ =ሀምሳ =ስልሳ =ስድሳ =ሰባ =ሰማንያ =ዘጠና =መቶ =ሺህ =ሺ ሚሊዮን ሚሊየን
=ሓደ =ክልተ =ሰለስተ =አርባዕተ =ሓሙሽተ =ሽዱሽተ =ሸውዓተ =ሸሞንተ =ትሽዓተ =ዓሰርተ =ዕስራ =ሰላሳ =ኣርብዓ =ሓምሳ =ሱሳ =ሰብዓ =ሰማንያ =ቴስዓ =ሚእቲ =ሽሕ ሚልዮን
january february march april june july august september october november december =jan =feb =mar =apr =jun =jul =aug =sep =sept =oct =nov =dec =am =pm =group =business =businesses =square =street =area =site =campus =head =ግሩፕ =ኢንተርናሽናል =country =ካንትሪ =until =till =deadline =bond =ec
መስከረም ጥቅምት ህዳር ታህሳስ =ጥር የካቲት መጋቢት ሚያዝያ ሚያዚያ ግንቦት =ሰኔ ሐምሌ ሀምሌ ነሐሴ ነሀሴ ጳጉሜ መዝጊያ መክፈቻ ማስከበሪያ ማስያዣ ጠዋቱ ቀኑ ሰዓት ሰአት =እስከ =ዝርዝሩ መነሻ ተጫረትቲ መተሓዚ መዕጸዊ ሰዓት
fulbaana onkololeessa sadaasa muddee amajjii guraandhala bitootess =ebla caamsaa waxabajjii adoolees hagayya sa'aatii sa'atii kabachiis cufam banam ganama
ክገዝእ ክዕድግ ክሸይጥ ክሸጥ ከስርሕ ክሰርሕ ከካሪ ከካርይ ክሕትም መትሓዚ ቅድሚ ቀትሪ ድሕሪ ይገዛል ይሸጣል ይጋብዛል ያከራያል ይሠራል ያሠራል ያሰራል ይገዛ ይሸጥ ይፈልጋሉ
rural surfac baadiyyaa ገጠር
`;
