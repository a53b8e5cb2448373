import { phrases } from '../matching/index.ts';
import type { NoticeType } from '../reading/reading.ts';

export interface Kind {
  type: NoticeType;
  find: ReturnType<typeof phrases>;
  weight: number;
}

/** The purpose of a new tender. Phrases that are rare in other kinds of tenders weigh more. */
export const kinds: readonly Kind[] = [
  {
    type: 'eoi',
    weight: 5,
    find: phrases(`expression of interest, expressions of interest, request for expression of interest, request for expressions of interest, eoi, reoi, express their interest, express interest, expresses their interest, expresses interest, expressing interest, expressing their interest, show their interest, shows its interest, expression of their interest, expressions of their interest, statement of interest, statements of interest, letter of interest, letters of interest, declaration of interest,
      የፍላጎት መግለጫ, ፍላጎት መግለጫ, ፍላጎት ማሳወቂያ, ፍላጎታቸውን እንዲገልጹ, ፍላጎታቸውን እንዲያሳውቁ, የፍላጎት ማሳያ, የፍላጎት ማረጋገጫ, የፍላጎት ማቅረቢያ, ፍላጎታቸውን እንዲያቀርቡ, ibsa fedhii, fedhii ibsuu, gaaffii fedhii, መርኣዪ ድሌት, መርአዪ ድልየት, መርኣዪ ድልየት, ድሌትኩም ዝገልፅ, fedhii agarsiisuu*, fedhii isaanii akka ibs*, fedhii isaanii ibs*, መግለፂ ድልየት, መግለጺ ድልየት, ድልየቶም ክገልፁ, ድሌቶም ክገልፁ, ድሌቶም ንክገልፁ`),
  },
  {
    type: 'other',
    weight: 1.5,
    find: phrases(
      'annual general meeting, general assembly of shareholders, notice of loss, has been lost, training opportunity, የስብሰባ ጥሪ, ጠቅላላ ጉባኤ, ጠፍቶብኛል, የጠፋ ካርታ',
    ),
  },
  {
    type: 'other',
    weight: 5,
    find: phrases(`register in its supplier*, register as supplier*, suppliers to register, registered in its supplier*, roster of suppliers, roster of consultants, supplier database, registration of suppliers, supplier registration, suppliers registration, vendor registration, registration of vendors, registration of service providers, update its list of suppliers, update its suppliers list, update its list of vendors, prequalification, pre-qualification, treasury bill, request for information,
      አቅራቢዎች ምዝገባ, የአቅራቢዎች ምዝገባ, አቅራቢዎችን መመዝገብ, አቅራቢዎችን ለመመዝገብ, ቅድመ ብቃት, ግምጃ ቤት ሰነድ, ትሬዠሪ ቢል, galmee dhiyeessitootaa, galmeessuu barbaada, dhiyeessitoota galmeessuu, ምዝገባ ኣቕረብቲ, ኣቕረብቲ ክምዝግብ`),
  },
  {
    type: 'other',
    weight: 9,
    find: phrases(
      `vacancy, vacancies, vacancy announcement, vacant position*, vacant post*, job opportunity, job opportunities, job vacancy, job announcement, job opening*, job title, employment opportunity, ክፍት የሥራ ቦታ, ክፍት የስራ ቦታ, ክፍት የሥራ መደብ, ክፍት የስራ መደብ, ክፍት የሥራ ማስታወቂያ, ክፍት የስራ ማስታወቂያ, ክፍት ሥራ ቦታ, ክፍት ስራ ቦታ, የሥራ ቅጥር, የስራ ቅጥር, የቅጥር ማስታወቂያ, የሥራ ማስታወቂያ, የስራ ማስታወቂያ, bakka hojii banaa, iddoo hojii banaa, beeksisa hojii, beeksisa qacarrii, ክፍት ቦታ ስራሕ, ክፍት ስራሕ, ክፍት ናይ ስራሕ ቦታ, ምልክታ ስራሕ, ምልክታ ቅጥር`,
    ),
  },
  {
    type: 'sale',
    weight: 4,
    find: phrases(`ሐራጅ, ሐራጅ ማስታወቂያ, በሐራጅ, ሐራጁ, የሐራጅ ሽያጭ, ሽያጭ ጨረታ, ጨረታ ሽያጭ, ንብረት ሽያጭ, ያገለገሉ ዕቃዎች ሽያጭ, ያገለገሉ ተሽከርካሪዎች ሽያጭ, ተሽከርካሪዎች ሽያጭ, ተሽከርካሪ ሽያጭ, ዕቃዎች ሽያጭ, መኪና ሽያጭ, ጎማዎች ሽያጭ, ንብረቶች ሽያጭ, ብረት ሽያጭ, ቡና ሽያጭ, ቤት ሽያጭ, ቤቶች ሽያጭ, ንብረት ሽያጭ ጨረታ, ሽያጭ ማስታወቂያ, መነሻ ዋጋ ሽያጭ, የቁርጥራጭ,
      auction, public auction, foreclosure, foreclosed, sale of used, sale of scrap, sale by auction, sale by tender, sale by bid, sells by tender, auctions used, offers for sale, disposal of, for sale, sale of vehicles, sale of property, invitation to bid for sale, tender for sale, tender for the sale, sale of obsolete, sale of disposable, disposal sale, sale of fixed assets, notice of sale, interested buyers, as is where is, as is and where is, where is basis, sold as is, ባሉበት ሁኔታ, ባለበት ሁኔታ, ኣብ ዘለዉዎ ኩነታት,
      caalbaasii gurgurtaa, gurgurtaa, gurguram*, harraajii, harraajiitiin, harraajiidhaan, haraajiidhaan, haraajii, gurgurtaa caalbaasii, ሓራጅ, መሸጣ ጨረታ, መሸጣ`),
  },
  {
    type: 'lease',
    weight: 4,
    find: phrases(`ሊዝ ጨረታ, የሊዝ ጨረታ, መሬት ሊዝ, የመሬት ሊዝ, ሊዝ አዋጅ, በሊዝ ጨረታ, በሊዝ ለማስተላለፍ, የሊዝ መነሻ ዋጋ, ሊዝ መነሻ ዋጋ, ቤት ኪራይ, ቢሮ ኪራይ, ሕንፃ ኪራይ, ሕንጻ ኪራይ, መጋዘን ኪራይ, ሱቅ ኪራይ, ሱቆች ኪራይ, ቦታ ኪራይ, ንግድ ቤቶች ኪራይ, ካፍቴሪያ ኪራይ, አዳራሽ ኪራይ, ሼድ ኪራይ, የሚከራይ ቤት, የሚከራይ ሕንጻ, የሚከራይ ሕንፃ, ክፍሎች ኪራይ, መኖሪያ ቤት ኪራይ,
      lease of land, land lease, lease of, property prospecting, building prospecting, prospecting notice, for rent, for lease, by lease, on lease, through lease, office rent, house rent, rental of office, rental of house, rent of office, rent of house, rent a house, rent an office, rent office, building rent, rental of building, rental of warehouse, rent of warehouse, rental of premises, office space, to rent, lease tender, urban land, plot of land, plots of land, land plots, land plot,
      liizii*, lizii*, kiraa manaa, kiraa mana, kiraa waajjiraa, kiraa gamoo, kiraa kuusaa, kiraa suuqii, ሊዝ መሬት, ሊዝ ጨረታ, ክራይ ገዛ, ክራይ ቤት ጽሕፈት, ክራይ መኽዘን, ክራይ ህንጻ, ክራይ ድኳናት, መሬት ሊዝ`),
  },
  {
    type: 'purchase',
    weight: 3,
    find: phrases(`ግዥ, ግዢ, ግዥ ማስታወቂያ, ዕቃ ግዥ, አቅርቦት, ግንባታ, ጥገና, የግንባታ ሥራ, ዝርጋታ, ተከላ, እድሳት, ቁፋሮ, procurement, procurement of, purchase of, supply of, supply and, supply and delivery, construction of, provision of, invitation to bid for the supply, maintenance of, rehabilitation of, procure, purchase, terms of reference, hiring a consultant, hire a consultant, consultancy service, consulting services, request for quotation, rfq, request for proposal, rfp, printing of, renovation of, installation of, hiring of, national competitive bidding, international competitive bidding,
      bittaa, dhiyeessii, ijaarsa, suphaa, ዕድጊ, ቀረብ, ህንፀት, ህንጸት, ፅገና, ጽገና, ስራሕቲ ህንፃ`),
  },
];

const machines =
  'አምቡላንስ*, አምቡላንሶች*, ambulance*, ambulaansii*, ተሽከርካሪ*, መኪና*, መኪኖች*, አውቶቡሶች*, ሚኒባሶች*, ክሬኖች*, ትራክተሮች*, ሎደሮች*, ግሬደሮች*, ዶዘሮች*, ኤክስካቫተሮች*, ገልባጮች*, ፒክአፖች*, ማሽኖች*, ማሽነሪ*, ማሽን*, ገልባጭ, ትራክተር*, ኮምባይነር*, ቦቴ*, ፒክአፕ*, ላንድክሩዘር*, tractor*, pickup*, trailer*, forklift*, vehicle*, car, cars, machinery, excavator*, loader*, truck*, bus, buses, minibus*, crane*, taxi, taxis, konkolaataa*, maashin*, doozar*, eskavaatar*, መካይን, ተሽከርከርቲ, ማሽነሪታት';

/** Vehicles and machines. */
export const movable = phrases(
  `${machines}, ኤክስካቫተር*, ሎደር*, አውቶቡስ*, ሚኒባስ*, ሲኖትራክ*, ክሬን*, ግሬደር*, ዶዘር*, ሮለር*, machineries, konkolaattota*, መኪና`,
);
export const premises = phrases(
  `ማቆሚያ*, parking*, ቤት, ቤቶች*, ቢሮ, ሕንፃ*, ህንጻ*, መጋዘን*, ሱቅ, ሱቆች*, ካፍቴሪያ*, ካፍቴርያ*, ካፌ*, መዝናኛ ክበብ*, office, house, building, warehouse, shop*, kiosk*, cafeteria*, canteen*, lounge*, premises, residence*, villa, villas, apartment*, mana, manaa, gamoo, kuusaa*, suuqii*, ገዛ, ህንጻ*, መኽዘን*`,
);

/** Hired vehicles and machines are a service and no lease. */
export const vehicles = phrases(
  `${machines}, ኤክስካቫተር, ሎደር, አውቶቡስ, ሚኒባስ, ሲኖትራክ, ክሬን, ግሬደር, ዶዘር, ሮለር, አዳራሽ, ሆቴል, machine*, equipment, konkolaattota`,
);

/** Phrases in all kinds of tenders, which tell nothing. */
export const saidInAll =
  phrases(`suppliers registration certificate*, supplier registration certificate*, suppliers registration list*, አቅራቢዎች ምዝገባ ሰርተፊኬት*, አቅራቢዎች ምዝገባ ሰርትፊኬት*, አቅራቢዎች ምዝገባ ሰርተፍኬት*, አቅራቢዎች ምዝገባ የምስክር, አቅራቢዎች ምዝገባ ምስክር, sale of bid document*, sale of tender document*, sale of bidding document*, sale of the bid document*, sale of the tender document*, sale of document*, document sale*, documents are for sale, purchase of bid document*, purchase of the bid document*, purchase of tender document*, purchase the bid document*, purchase the tender document*, purchase of bidding document*, purchase the bidding document*, purchase the document*, be purchased, may be purchased, can be purchased, without prequalification, without pre-qualification, procurement department, procurement team, procurement unit, procurement directorate, procurement and property, procurement office, procurement service, public procurement, procurement guidelines, procurement proclamation, procurement manual, supply and property, procurement and supply,
  ድህረ ሽያጭ, ሰነድ ሽያጭ, ሰነዱ ሽያጭ, ሰነድ መሸጫ, ሰነድ ሽያጭ ጊዜ, ግዥ ቡድን, ግዢ ቡድን, ግዥ ክፍል, ግዢ ክፍል, ግዥና ፋይናንስ, ግዢና ፋይናንስ, ግዥና ንብረት, ግዢና ንብረት, ግዥ ዳይሬክቶሬት, ግዢ ዳይሬክቶሬት, ግዥ አስተዳደር, ግዥ ኬዝ ቲም, ግዥ የሥራ ሂደት, ግዥ ፋይናንስ, ግዢ ፋይናንስ, ግዥና ንብረት አስተዳደር, የግዥ መመሪያ, ግዥ አዋጅ, ግዥ ንብረት, ግዢ ንብረት,
  gurgurtaa sanadaa, gurgurtaa sanada, garee bittaa, adeemsa bittaa, kutaa bittaa, bittaa fi qabeenya, daayirektooreetii bittaa, dhiyeessii fi qabeenya, ክፍሊ ዕድጊ, ዕድግን ፋይናንስን, ዕድጊን ፋይናንስን, መሸጢ ሰነድ, መሸጣ ሰነድ`);
