export const words = {
  lead: 'This policy is for the app on your phone and the mini app in Telegram. What it does not mention is as the privacy policy of the website says.',
  website: 'The privacy policy of the website',
  sections: [
    {
      title: 'What the app asks for',
      text: [
        [
          'A connection, to fetch tenders.',
          'Leave to send you notifications, if you want alerts on the phone. Without it everything else works.',
          'Storage of its own, for your login and for saved tenders that you read without a connection.',
        ],
        'The app asks for nothing else: not for your place, your contacts, your pictures, the microphone or the camera.',
      ],
    },
    {
      title: 'In Telegram',
      text: [
        'When you open the mini app, Telegram tells us your Telegram number and your name, signed so that nobody can pretend to be you. Your telephone number we learn only when you press the button that shares it. We use it to find your account or to make one, and for nothing else.',
        'What you pay inside Telegram is paid through Telegram and its provider; we learn the amount and that it was paid.',
      ],
    },
    {
      title: 'What leaves the app',
      text: [
        'What you search for and open is sent to our servers, because the answers come from there. There are no trackers of other companies in the app and no advertisements.',
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
        'Removing the app removes what it kept on the phone. Your account stays; how to have it deleted is written in the privacy policy of the website.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'We may change this policy, and put the new one here with its date. This one holds from 13 December 2023.',
      ],
    },
  ],
} as const;
