export const words = {
  title: 'You are offline',
  text: 'This page needs a connection.',
  textForMember: 'This page needs a connection. Your saved tenders are on this device, so you can read them now.',
  openSaved: 'Open saved tenders',
};
