import '@awaj/ui/styles.css';
import { Links } from './Links.jsx';

export const metadata = { title: 'Notices', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html data-theme="light" lang="am">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
