/** Medicine, laboratories and the safety of people, in the format of all goods. */
export const healthGoods = `
glove glove guwaant ጓንት
helmet helmet safety-equip ሄልሜት ደህንነት-ቆብ heelmeet
medicine medicin drug =drugs pharmaceut qoricha መድኃኒት መድሃኒት መድሀኒት መድሓኒት መድሐኒት አፋውስ
ultrasound ultrasound አልትራሳውንድ altiraas ultraasaawund
xray x-ray ራጅ ኤክስሬይ ኤክስ-ሬይ raajii eksireey ራጂ
anaesthesia anesthe anaesthe ማደንዘዣ
medicalequip surg syringe siiriinj lilmoo hospital-bed meeshaa-yaalaa ቀዶ አልትራሳውንድ ኤክስሬይ ስሪንጅ ራጅ patient-monitor stethoscop patient-bed ሲሪንጅ ሆስፒታል-አልጋ siree-hospitaal ዓራት-ሆስፒታል ዓራውቲ-ሆስፒታል
vaccine vaccin talaall ክትባት ክታበት
oxygen oxygen oksijin ኦክስጅን ኦክሲጅን
laboratory laborator laaborat laaboraat laabrat ላቦራቶሪ ላብራቶሪ ቤተ-ሙከራ ቤተሙከራ ላቦራ
reagent reagent rii'ej ሪኤጀንት
microscope microscop maayikiroo ማይክሮስኮፕ
chemical chemical keemik kemik ኬሚካል ከሚካል
chlorine chlorin kilooriin ክሎሪን ክሎራይድ
mosquito mosquito bednet insecticidal-net long-lasting-insectic =llin =llins agobara አጎበር ኣጎበር ዛንዚራ
wheelchair wheelchair wheel-chair ተሽከርካሪ-ወንበር ዊልቸር wiilcheer
incubator incubator ኢንኩቤተር inkubeetar
mask =mask =masks facemask =ማስክ =ማስኮች አፍ-መሸፈኛ maask ጭምብል maaskii
dialysis dialys hemodialys diyaalisis ዲያሊሲስ ኩላሊት-እጥበት ኩላሊት
incinerator incinerat ማቃጠያ gubduu-kosii መቃጸሊ-ጓሓፍ ቆሻሻ-ማቃጠያ
autoclave autoclav sterili ootoklaavi አውቶክሌቭ ኦቶክሌቭ ማምከኛ otokilee ootokilee
dental dental dentist ilkaan ጥርስ =ስኒ
eyeglasses eyeglass spectacle lens መነጽር
endoscopy endoscop ኢንዶስኮፕ
ctscan ct-scan ctscan mri ሲቲ-ስካን ሲቲስካን ኤምአርአይ
radiology radiolog raadiyooloojii ራዲዮሎጂ
testkit rapid-test መመርመሪያ
bandage bandage gauze cotton-wool ፋሻ ጎዝ faashaa
mortuary mortuary morgue አስከሬን ሬሳ
stretcher stretcher ቃሬዛ
firstaid first-aid የመጀመሪያ-እርዳታ
nutrition nutrition nutritious rutf plumpy =csb biscuit አልሚ ብስኩት nyaata-dabalataa ፋፋ ፋሚክስ faafaa famix fafa
bloodbag blood-bag ደም-ከረጢት
centrifuge centrifug ሴንትሪፊ seentrifuj
spectrophotometer spectrophotomet spectromet ስፔክትሮ spektiroof
veterinary veterinar ሕክምና-እንስሳ ህክምና-እንስሳ እንስሳት-ህክምና እንስሳት-ጤና yaala-beeylad fayyaa-beeylad ጥዕና-እንስሳ
vetmedicine veterinary-drug veterinary-medicin animal-drug animal-medicin እንስሳት-መድሃኒት qoricha-beeylad qorichoota-beeylad መድሓኒት-እንስሳ ኣፋውስ-እንስሳ
ppe =ppe protective-equip protective-cloth አደጋ-መከላከያ-አልባሳት ደህንነት-አልባሳት uffata-ittis uffata-nageeny ክዳን-መከላኸሊ ክዳን-ድሕንነት
`;
