import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Tells in a few words how something ended that was just done, and takes it back where that is possible.',
  use: [
    'One ToastProvider around the app; useToast() gives the function that shows one.',
    'What can be undone is done at once and offered back: "Removed from saved" with Undo.',
    'about what it is: "tender 7". The newest about a thing takes the place of the one before, and those about others stay, each with its Undo.',
    'Three at most stand together; failures outlast the others. Without about, the same words take the place of themselves, unless they offer an action.',
  ],
  avoid: [
    { when: 'the page shows the result anyway', instead: 'nothing' },
    { when: 'a field is not right', instead: 'the error of the field' },
    { when: 'a Dialog or Drawer is open, which lies over it', instead: 'Message or FormError inside it' },
    { when: 'it stays true until it is dealt with', instead: 'Banner' },
    { when: 'it neither ended well nor failed: there is no tone for that', instead: 'Banner or Notice' },
  ],
  keyboard: [
    { keys: 'F8', does: 'Moves the focus to the toasts.' },
    { keys: 'Escape', does: 'Closes the one that has the focus and gives it back.' },
  ],
  accessibility: [
    'Announced politely; a failure at once. What can be done follows, with its key.',
    'It stays six seconds, longer while the pointer or the focus is on it or the window is away. A failure stays until it is closed.',
    'Nothing may be lost when it is missed: what it says can be seen elsewhere too.',
  ],
  content: [
    'What happened, in the past: "Tender saved". No "Success!". The action in one word: "Undo".',
    'One sentence. Where two may stand together, name the thing: "Removed from saved: Office chairs".',
  ],
};
