/** Parts of the country and of a city, in the format of goods. Branches are named after them. */
export const directionWords = `
north =north =northern =kaabaa =kaaba kaabaatti ሰሜን ሰሜናዊ
south =south =southern =kibba =kibbaa kibbaatti ደቡብ ደቡባዊ
east =east =eastern bahaa =baha ምስራቅ ምብራቅ
west =west =western lixaa =lixa ምዕራብ ምእራብ
central =central giddugaleess ማዕከላዊ ማእከላዊ
`;
