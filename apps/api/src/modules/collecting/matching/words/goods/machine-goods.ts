/** Vehicles, machines, power, water and cooling, in the format of all goods. */
export const machineGoods = `
cable cable keebil ኬብል ገመድ ገመድታት cabling electric-wire electrical-wire ኤሌክትሪክ-ሽቦ ሽቦ-ኤሌክትሪክ shiboo-elektir shiboo-elekt
tyre tyre =tire =tires goommaa gooma ጎማ ጎማታት
battery batter baatir ባትሪ
sparepart spare jijjiirraa maqaa-jijjiirraa mi'a-jijjiirraa meeshaa-jijjiirraa መለዋወጫ መቀያየሪ መለዋወጢ መቐያየሪ መተካእታ
vehicle vehicle =car =cars automobil pickup pick-up land-cruiser landcruiser double-cabin piikaap konkolaat ፒክአፕ ፒካፕ ላንድክሩዘር ላንድ-ክሩዘር ደብል-ካብ ደብል-ጋቢና ተሽከርካሪ መኪና መኪኖች መካይን ተሽከርከርቲ ተሽከርከር
truck truck lorr tipper ገልባጭ የጭነት-መኪና የጭነት-ተሽከርካሪ tiraak konkolaataa-fe konkolaataa-geejjib gara-galch ገልባጢ
bus =bus =buses minibus awtobis awutoobus ሚኒባስ አውቶቡስ አውቶብስ awutoobis awtoobis atoobis አውቶቢስ
ambulance ambulanc ambulaans አምቡላንስ አምቡላስ
motorcycle motorcycl motorbik motor-bik motor-cycl motorsaayk mootorsaayk mootoor-saayk doqdoqqee saayikil ሞተርሳይክል ሞተር-ሳይክል ሞተር-ብስክሌት ሞተርብስክሌት ሳይክል bajaj tricycl three-wheel ባጃጅ baajaaj ባለሶስት-እግር ባለ-ሶስት-እግር ሞተር-ብሽክለ ሞተር-ብሽክሌ
bicycle bicycl biskileet ብስክሌት ብሽክሌታ ብሽክለታ
tractor tractor tiraakt ትራክተር
excavator excavat ekskav ኤክስካቫ ekiskaav eksikaav ekskaav
loader loader looder ሎደር መጫኛ-ማሽን
grader grader gireedar ግሬደር
dozer dozer bulldoz doozar ዶዘር ቡልዶዘር
crane crane forklift ክሬን ፎርክሊፍት foorkil
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
inverter inverter ኢንቨርተር inveertar
pole =pole =poles utubaa ምሰሶ ምሶሶ ዓንዲ አጠና =ፖል =ፖሎች ፖሎች
switchgear breaker switchgear ብሬከር =socket =sockets ሶኬት sookeet ማብሪያ-ማጥፊያ bireekar
airconditioner air-condition conditioner hvac eer-kond ኤር-ኮንዲሽነር ኤርኮንዲሽነር አየር-ማቀዝቀዣ qabbaneessaa-qilleensaa
cooler cooling cold-chain cold-room coldroom ማቀዝቀዣ መዝሓሊ qabbaneess ቀዝቃዛ-ክፍል kutaa-qorraa ዝሑል-ክፍሊ
refrigerator refrigerat fridge freezer firiij ፍሪጅ ፍሪዘር ሪፍሪጅ
elevator elevator =lift =lifts escalator =liiftii ሊፍት አሳንሰር ኤስካሌተር ተንቀሳቃሽ-ደረጃ eskaaleetar
fireext extinguish fire-fight fire-alarm balaa-ibiddaa እሳት-ማጥፊያ መጥፍኢ-ሓዊ ibidda እሳት-ማንቂያ መጠንቀቕታ-ሓዊ dhaamsituu
oven oven bakery baking የዳቦ-መጋገሪያ maashina-daabboo ማሽን-ባኒ
washing washing-machine laundry ልብስ-ማጠቢያ እጥበት miiccaa maashinii-miiccaa መሕፀቢ-ክዳን uffata-miicc ምሕጻብ-ክዳን ልብስ-ንጽህና ሕጽቦ-ክዳን
scale weighing =scales =scale miizaana ሚዛን weighbridg ክብደት-መለኪያ =madaala
sewing sewing tailor hodhaa ስፌት ልብስ-ስፌት
filter filter ማጣሪያ calaltuu መጻረዪ መጽረዪ ፊልተር ፊልትሮ filtiroo
roller =roller =rollers compactor ሮለር rooler
welding welding ብየዳ ዌልዲንግ
compressor compressor ኮምፕሬሰር koompireesar
bearing =bearing =bearings ቤሪንግ ኩሽኔት ቦሎቤራ boolobeer kuushineet ኩሽኔታ
chain chain-saw conveyor ሰንሰለት ኮንቬየር
boiler boiler ቦይለር booyiler
harvester harvester thresher ኮምባይነር መውቂያ koombaayinar መውቅዒ maashina-midhaan-dha'u መዝረኢ
conductor conductor ኮንዳክተር
insulator insulator ኢንሱሌተር
substation substation sub-station ሰብስቴሽን ማከፋፈያ-ጣቢያ sabisteesh ሰብስተሽን
fibre fiber-opt fibre-opt ፋይበር faayiber =fibre =fiber fibre-cabl fiber-cabl ፋይበር-ገመድ faayibar
tower =tower =towers ታወር taawar
container =container =containers ኮንቴይነር ኮንቴነር konteenar
boat =boat =boats ጀልባ ጃልባ bidiruu
trailer trailer ተሳቢ ተጎታች ተጎታቲ tireeyilar
firetruck fire-truck እሳት-አደጋ-መኪና konkolaataa-ibidd ማኪና-ሓደጋ-ሓዊ fire-fighting-truck fire-fighting-vehicle
ventilator ventilator ቬንቲሌተር ቬንትሌተር veentileetar
water-purifier aquatab water-purif
hose =hose =hoses
hydrant hydrant
ballast ballast
weatherstation weather-station ሜትሮሎጂካል-ጣቢያ የአየር-ሁኔታ-መለኪያ weather-monitor automatic-weather የአየር-ሁኔታ-መከታተያ የአየር-ጠባይ የአየር-ሁኔታ-ጣቢያ
biogas biogas bayoogaazii ባዮጋዝ
foundry foundry fawundarii ፋውንድሪ pig-iron ፒግ-አይረን
crusher crush crushing ክሬሸር መፍጫ መፍጨ
lathe lathe ሌዝ ቶርኖ toornoo
workshop workshop worksho workshooppii ወርክሾፕ
mill grinding-mill flour-mill ወፍጮ baabura-midhaan baabura-daakuu ማሕረፅ ማሕረጽ
wastewater wastewater-treat waste-water-treat effluent ፍሳሽ-ማጣሪያ ፍሳሽ-ማከሚያ dhangala'aa-calal
watertruck water-truck water-tanker ውሃ-ቦቴ ቦቴ bootee-bishaanii ማይ-ቦጥ
spring spring-develop spring-cap ምንጭ-ማጎልበት ምንጭ-ግንባታ misooma-burqaa ዕንፀ-ማይ ምንጪ-ማይ =burqaa ምንጭ-ማጎልበቻ
reservoir water-reservoir ውሃ-ማጠራቀሚያ ማጠራቀሚያ መዐቀቢ-ማይ መዕቀቢ-ማይ =reservoir =reservoirs kuusaa-bishaan መጠራቐሚ-ማይ
fan =fan =fans ceiling-fan exhaust-fan =ፋን =ፋኖች =ፋኖችና faanii-qilleens
innertube inner-tube ካለመዳሪ ካላማዳሪ ከለመዳሪ kaalamadaar kalamadaar
stabilizer stabiliz ስታብላይዘር ስቴብላይዘር istaabil
handwashing hand-washing-station hand-washing-facilit handwashing-station እጅ-መታጠቢያ-ጣቢያ የእጅ-መታጠቢያ dhiqannaa-harkaa መሕጸቢ-ኢድ
waterheater water-heater water-boiler ውሃ-ማሞቂያ ውሃ-ማፍያ danfisaa-bishaan መፍልሒ-ማይ
mobiletoilet mobile-toilet ተንቀሳቃሽ-መጸዳጃ mana-fincaanii-soch
plough plough plow ማረሻ maraashaa
`;
