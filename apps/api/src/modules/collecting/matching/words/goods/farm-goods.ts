/** Farms, animals and food, in the format of all goods. */
export const farmGoods = `
fertilizer fertili xaa'oo xaaoo ማዳበሪያ ድዑክዒ ድኹዒ compost ብስባሽ
seed =seed =seeds sanyii =ዘር ዘርኢ ዘሮች ምርጥ-ዘር
seedling seedling biqiltuu ችግኝ ፈልሲ sapling
pesticide pesticid ጸረ-አረም-መድሃኒት ጸረ-ተባይ-መድሃኒት herbicid insecticid farra-aramaa farra-ilbiis ጸረ-ተባይ ጸረ-አረም ጸረተባይ ጸረ-ነፍሳት ጸረ-ባልእ ጸረ-ባልዕ
sprayer sprayer knapsack ኬሚካል-መርጫ መርጫ መንጸጊ መርጪ biiftuu keemikaala-biif
cattle cattle =oxen =cow =cows livestock heifer =horii =loon =loonii saawwa =ላም ላሞች በሬ ከብት እንስሳት ላሕሚ ብዕራይ calves =calf ጊደር ጥጃ =qotiyyoo
poultry poultr chick hen =hens lukkuu ዶሮ ጫጩት ደርሆ ደርሁ pullet cuucii ጨጫዊት
sheep sheep goat hoolaa re'ee =በግ =በጎች =በጎችና በግና ፍየል በጊዕ ጤል re'oot re'ot አጋል አባጊዕ ኣጣል
feed =feed fodder forage nyaata-beeylad nyaata-horii =መኖ መኖና መግቢ-እንስሳ nyaata-beel nyaata-loon soorata-beeylad soorata-beellad ቀለብ-እንስሳ
beehive beehive honey gaagura kannisaa =damma =ቀፎ =ማር መዓር ቆፎ
fish =fish fishing qurxummii =ዓሳ =ዓሣ
wheat wheat qamadii ስንዴ ስርናይ
maize maize =corn boqqolloo በቆሎ ዕፉን ምሸላ
teff teff xaafii ጤፍ ጣፍ
flour flour daakuu ዱቄት ሓርጭ ሀርጭ
bread =bread =breads daabboo ዳቦ ህብስቲ ሕምባሻ ባኒ
rice =rice ruuzii ruuza ሩዝ
pasta pasta macaroni spaghet paastaa maakaroon ፓስታ መኮሮኒ ማካሮኒ
oil edible-oil cooking-oil zayitii-nyaataa የምግብ-ዘይት ዘይት ዘይቲ zayit
sugar sugar sukkaara shukkaar ስኳር ሽኮር
milk =milk dairy aannan ወተት ጸባ
meat =meat foon =ስጋ =ሥጋ =የሥጋ =የስጋ
vegetable vegetabl onion potato tomato kuduraa አትክልት ሽንኩርት ድንች ቲማቲም አሕምልቲ ሽጉርቲ shunkurt
fruit fruit muduraa ፍራፍሬ ፍረታት
pulses lentil bean =peas haricot chickpea misira boloqqee ቦሎቄ =ክክ =አደንጓሬ ሽምብራ ሽንብራ ዓተር ባልዶንጓ baaqelaa ባቄላ =ምስር =ሽሮ =አተር ዓልቋይ ብርስን ጥራጥሬ =pulses midhaan-qallee
salt =salt soogidda =ጨው ጨው
spice spice pepper berbere barbaree በርበሬ ቅመም በርበረ
water-bottle bottled-water bishaan-qaruuraa የታሸገ-ውሃ bishaan-saamsame ዝተዓሸገ-ማይ
food =food foods foodstuff nyaata nyaat ምግብ መግቢ ቀለብ
greenhouse greenhouse green-house ግሪንሃውስ ግሪን-ሃውስ
cotton cotton ጥጥ jirbii ጡጥ
hide =hide =hides =skins ሌጦ ቆዳና-ሌጦ gogaa-fi
sesame sesame ሰሊጥ saliix
barley barley ገብስ garbuu ስገም
injera injera enjera እንጀራ buddeen ጣይታ mitad ምጣድ ሞጎጎ
firewood firewood fire-wood ማገዶ =qoraan =qoraanii ዕንፀይቲ muka-qoraan ማገዶ-እንጨት ዕንጸይቲ-ሓዊ
hay =hay =straw ድርቆሽ ገለባ ሳዕሪ marga
egg =egg =eggs እንቁላል killee እንቋቁሆ hanqaaq እንቋቝሖ
horn =horn =horns =bone =bones ቀንድ አጥንት
molasses molass molaas ሞላሰስ
sugarcane sugarcane sugar-cane cane-cutting shonkoora shonkora ሸንኮራ =cane
tea =tea shaayii =ሻይ ሻሂ
soda soft-drink beverage lallaafaa ለስላሳ-መጠጥ
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
byproduct byproduct ተረፈ-ምርት
hatchery hatcher መፈልፈያ
beekeeping bee-keeping apicultur ንብ-ማነብ መሳርሒ-ንህቢ ናውቲ-ንህቢ ንብ-ማነቢያ meeshaa-kannis meeshaalee-kannis
fishnet fishing-net kiyyoo መርበብ-ዓሳ ዓሳ-መረብ ዓሳ-ማጥመጃ
nurserybag polythene-bag polythene-tube seedling-bag polytube ችግኝ-ማፍያ ማፍያ-ፕላስቲክ ማፍያ-ከረጢት
terrace terrac እርከን daagaa
`;
