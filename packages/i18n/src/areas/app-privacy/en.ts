export const words = {
  lead: 'This policy covers the app on your phone and the mini app in Telegram. For everything else, the website’s privacy policy applies.',
  website: 'The website’s privacy policy',
  sections: [
    {
      title: 'What the app asks for',
      text: [
        [
          'An internet connection, to load tenders.',
          'Permission to send you notifications, if you want alerts on your phone. Everything else works without it.',
          'Storage, for your login and for the saved tenders you read offline.',
        ],
        'It asks for nothing else: not your location, contacts, pictures, microphone or camera.',
      ],
    },
    {
      title: 'In Telegram',
      text: [
        'When you open the mini app, Telegram tells us your Telegram ID and name, signed so that nobody can pretend to be you. We learn your phone number only when you press the button that shares it. We use it to find your account or create one, and for nothing else.',
        'Payments inside Telegram go through Telegram and its provider. We learn the amount and that it was paid.',
      ],
    },
    {
      title: 'What leaves the app',
      text: [
        'What you search for and open is sent to our servers, because the answers come from there. The app has no third-party trackers and no ads.',
      ],
    },
    {
      title: 'Children under 13',
      text: [
        'These services are not for anybody under the age of 13. We do not knowingly collect data of children under 13. If we learn that a child has given us some, we delete it at once. If you are a parent or guardian and know of such a case, please call us.',
      ],
    },
    {
      title: 'Removing the app',
      text: [
        'Removing the app removes what it kept on your phone. Your account stays; the website’s privacy policy says how to delete it.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'We may change this policy and will publish the new one here with its date. This one has been in force since 13 December 2023.',
      ],
    },
  ],
} as const;
