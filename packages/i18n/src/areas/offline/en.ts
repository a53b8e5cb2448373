export const words = {
  title: 'You are offline',
  text: 'This page has to come from our servers. The tenders that you have saved are on this device and can be read now.',
};
