import type { IconDrawing } from './components/Icon/Icon.tsx';

// A drawing has 20 pixels on each side, strokes of 1.5 and round ends.
export const alertIcon: IconDrawing =
  'M10 6.5v4M10 13.4v.1M8.7 3.3 2.2 14.6a1.5 1.5 0 0 0 1.3 2.2h13a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z';

export const alertMeIcon: IconDrawing =
  'M10.6 4.04A4.5 4.5 0 0 0 5.5 8.5c0 4-1.8 5-1.8 5h12.6s-1.1-.6-1.6-2.8M8.3 16.5a1.8 1.8 0 0 0 3.4 0M15.5 3v5M13 5.5h5';

export const backIcon: IconDrawing = 'M12.5 4.5 7 10l5.5 5.5';

export const bellIcon: IconDrawing =
  'M5.5 8.5a4.5 4.5 0 0 1 9 0c0 4 1.8 5 1.8 5H3.7s1.8-1 1.8-5ZM8.3 16.5a1.8 1.8 0 0 0 3.4 0';

export const bookmarkIcon: IconDrawing = 'M5.5 3h9A1 1 0 0 1 15.5 4v13L10 13.2 4.5 17V4a1 1 0 0 1 1-1Z';

export const buildingIcon: IconDrawing =
  'M4.5 17V4.5A1.5 1.5 0 0 1 6 3h5a1.5 1.5 0 0 1 1.5 1.5V17M12.5 8H14a1.5 1.5 0 0 1 1.5 1.5V17M3 17h14M7.5 6.5h2M7.5 9.5h2M7.5 12.5h2';

export const calendarIcon: IconDrawing =
  'M3.5 8h13M6.5 2.5v3M13.5 2.5v3M5 4h10a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Z';

export const checkIcon: IconDrawing = 'M4.5 10.5l3.7 3.7 7.3-8.4';

export const clockIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.2V10l2.6 1.6';

export const closeIcon: IconDrawing = 'M5 5l10 10M15 5 5 15';

export const copyIcon: IconDrawing =
  'M7.5 7.5h7A1.5 1.5 0 0 1 16 9v6a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 6 15V9a1.5 1.5 0 0 1 1.5-1.5ZM4 12.5A1.5 1.5 0 0 1 3.5 11V5A1.5 1.5 0 0 1 5 3.5h6a1.5 1.5 0 0 1 1.4 1';

export const documentIcon: IconDrawing =
  'M5.5 2.8h5.6l4 4v8.9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 15.7V4.3a1.5 1.5 0 0 1 1.5-1.5ZM11 2.8v4.2h4.1M7 10.5h5.5M7 13.5h4';

export const downIcon: IconDrawing = 'M4.5 7.5 10 13l5.5-5.5';

export const downloadIcon: IconDrawing = 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13';

export const eyeOffIcon: IconDrawing =
  'M3 3l14 14M8 4.7a8 8 0 0 1 2-.2c5.1 0 8 5.5 8 5.5a14 14 0 0 1-2.2 2.9M5.2 6.2A13.5 13.5 0 0 0 2 10s2.9 5.5 8 5.5a8 8 0 0 0 3.7-.9M8.3 8.5a2.3 2.3 0 0 0 3.2 3.2';

export const eyeIcon: IconDrawing =
  'M2 10s2.9-5.5 8-5.5 8 5.5 8 5.5-2.9 5.5-8 5.5S2 10 2 10ZM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z';

export const facebookIcon: IconDrawing = 'M11 17.5v-9a2 2 0 0 1 2-2h1.5v-3h-2A3.8 3.8 0 0 0 8.7 7.3V9H6.5v3h2.2v5.5';

export const failureIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM7.6 7.6l4.8 4.8M12.4 7.6l-4.8 4.8';

export const feedIcon: IconDrawing =
  'M3.5 12.5h3.6l1.2 2.2h3.4l1.2-2.2h3.6M5.3 4h9.4l1.8 8.5v2.8a1.2 1.2 0 0 1-1.2 1.2H4.7a1.2 1.2 0 0 1-1.2-1.2v-2.8L5.3 4Z';

export const filterIcon: IconDrawing =
  'M3 6.5h7.5M15 6.5h2M3 13.5h2M9.5 13.5H17M12.8 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM7.2 15.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z';

export const forwardIcon: IconDrawing = 'M7.5 4.5 13 10l-5.5 5.5';

export const infoIcon: IconDrawing = 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 9.2v4.3M10 6.4v.1';

export const linkedinIcon: IconDrawing = 'M5 8.5v7M5 4.9V5M9 15.5v-7M9 11.5a3 3 0 0 1 6 0v4';

export const listIcon: IconDrawing = 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1';

export const lockIcon: IconDrawing =
  'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM7 9V6.5a3 3 0 0 1 6 0V9';

export const logoutIcon: IconDrawing =
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 13.5 16 10l-3.5-3.5M16 10H8';

export const menuIcon: IconDrawing = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13';

export const offlineIcon: IconDrawing =
  'M3 3l14 14M6 12.6a5.5 5.5 0 0 1 3.6-1.6M3.2 9.4a9.5 9.5 0 0 1 3.5-2.1M10 6.5a9.5 9.5 0 0 1 6.8 2.9M10 15.7v.1';

export const pauseIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM8.2 7.6v4.8M11.8 7.6v4.8';

export const phoneIcon: IconDrawing =
  'M6.5 2.8h7A1.2 1.2 0 0 1 14.7 4v12a1.2 1.2 0 0 1-1.2 1.2h-7A1.2 1.2 0 0 1 5.3 16V4a1.2 1.2 0 0 1 1.2-1.2ZM9 14.5h2';

export const printIcon: IconDrawing =
  'M6 7.5V3h8v4.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8V17H6v-5.5Z';

export const receiptIcon: IconDrawing =
  'M5 2.8h10v14.4l-2-1.4-1.5 1.4-1.5-1.4-1.5 1.4L7 15.8l-2 1.4V2.8ZM7.8 6.5h4.4M7.8 9.7h4.4';

export const searchIcon: IconDrawing = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17';

export const settingsIcon: IconDrawing =
  'M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17M12.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';

export const shareIcon: IconDrawing =
  'M10 12V3M6.5 6 10 2.7 13.5 6M6 9H4.8a1.3 1.3 0 0 0-1.3 1.3v5.4A1.3 1.3 0 0 0 4.8 17h10.4a1.3 1.3 0 0 0 1.3-1.3v-5.4A1.3 1.3 0 0 0 15.2 9H14';

export const successIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM6.8 10.2l2.2 2.3 4.2-4.7';

export const telegramIcon: IconDrawing = 'M17.3 3.3 2.7 9l4.5 1.8 1.7 5.4 2.7-3.2 3.6 2.6 2.1-12.3ZM7.2 10.8l6-4.3';

export const userIcon: IconDrawing = 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0';
