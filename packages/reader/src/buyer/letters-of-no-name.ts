/** Letters of laws, documents, money, hours, goods and the state, which notices are full of. They name no buyer. */
const letters =
  'FDRE|TO[RC]|RF[PQXB]|ITB|IFB|R?EOI|BO[QR]|BDS|VAT|TIN|CPO|NCB|ICB|LTA|GFC|SNNPR?|A?NRS|NGO|PLC|IDA|WB|E?SIA|ESMF|ETB|USD|EUR|BIRR|EC|GC|UTC|GMT|EAT|EST|FAX|TEL|PDF|PVC|LED|UPS|PPE|HDPE|IC|IT|GIS|PA|LOT|BID|THE|ALL|AND|FOR|TENDER|NOTICE|BIDDER|SUPPLY|ADDIS';

export const isNoName = new RegExp(`^(?:${letters})$`, 'i');
