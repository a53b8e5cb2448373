import type { ReactElement, ReactNode } from 'react';
import { AccountMenu } from '../../components/AccountMenu/AccountMenu.tsx';
import { BottomBar } from '../../components/BottomBar/BottomBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Header } from '../../components/Header/Header.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { NotificationBell } from '../../components/NotificationBell/NotificationBell.tsx';
import { OnlyOn } from '../../components/OnlyOn/OnlyOn.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import {
  bookmarkIcon,
  facebookIcon,
  feedIcon,
  linkedinIcon,
  listIcon,
  receiptIcon,
  searchIcon,
  settingsIcon,
  telegramIcon,
  userIcon,
} from '../../icons.ts';
import { nothing, type Say } from './say.ts';

export type Place = 'tenders' | 'feed' | 'saved' | 'pricing' | 'faq' | 'other';

interface ScreenProps {
  say: Say;
  reader: 'visitor' | 'member';
  place: Place;
  hasFooter?: boolean;
  children: ReactNode;
}

export const languages = (say: Say) => (
  <LanguageSwitch
    label={say('Language', 'ቋንቋ')}
    languages={[
      { tag: 'en', name: 'English', href: '#en', isCurrent: say('en', 'am') === 'en' },
      { tag: 'am', name: 'አማርኛ', href: '#am', isCurrent: say('en', 'am') === 'am' },
    ]}
  />
);

function VisitorHeader({ say, place }: Pick<ScreenProps, 'say' | 'place'>): ReactElement {
  return (
    <Header
      brand={{ label: say('Awaj', 'አዋጅ'), href: '#home' }}
      end={
        <>
          {languages(say)}
          <Link href="#login" look="button">
            {say('Log In', 'ይግቡ')}
          </Link>
        </>
      }
      entries={[
        { label: say('Tenders', 'ጨረታዎች'), href: '#tenders', isActive: place === 'tenders' },
        { label: say('Pricing', 'ዋጋ'), href: '#pricing', isActive: place === 'pricing' },
        { label: say('FAQ', 'ጥያቄዎች'), href: '#faq', isActive: place === 'faq' },
        { label: say('Signup', 'ይመዝገቡ'), href: '#signup', isActive: false },
      ]}
      labels={{ navigation: say('Main', 'ዋና'), skip: say('Skip to content', 'ወደ ይዘቱ ይለፉ') }}
      search={{ label: say('Search', 'ይፈልጉ'), href: '#search' }}
    />
  );
}

const saved = (say: Say) => ({ count: '4', label: say('4 saved tenders', '4 የተቀመጡ ጨረታዎች') });

function MemberHeader({ say, place }: Pick<ScreenProps, 'say' | 'place'>): ReactElement {
  const name = say('Abebe Kebede', 'አበበ ከበደ');
  return (
    <Header
      brand={{ label: say('Awaj', 'አዋጅ'), href: '#tenders' }}
      end={
        <>
          {languages(say)}
          <NotificationBell
            items={[
              {
                id: 'email',
                text: say('Your email is not verified.', 'ኢሜይልዎ አልተረጋገጠም።'),
                action: { label: say('Verify', 'ያረጋግጡ'), href: '#verify' },
              },
            ]}
            label={say('Notifications, 1 to do', 'ማሳወቂያዎች፣ 1 የሚደረግ')}
            title={say('Notifications', 'ማሳወቂያዎች')}
          />
          <AccountMenu
            belongsTo={say('Kebede Trading PLC', 'ከበደ ንግድ ኃ/የተ/የግ/ማ')}
            entries={[
              { label: say('My Account', 'መለያዬ'), href: '#account', icon: userIcon },
              { label: say('Billing', 'ክፍያ'), href: '#billing', icon: receiptIcon },
              { label: say('Settings', 'ቅንብሮች'), href: '#settings', icon: settingsIcon },
            ]}
            label={say(`Account of ${name}`, `የ${name} መለያ`)}
            logout={{ label: say('Logout', 'ይውጡ'), onPress: nothing }}
            name={name}
          />
        </>
      }
      entries={[
        { label: say('Tenders', 'ጨረታዎች'), href: '#tenders', isActive: place === 'tenders' },
        { label: say('My Feed', 'የእኔ ጨረታዎች'), href: '#feed', isActive: place === 'feed' },
        { label: say('Saved Tenders', 'የተቀመጡ'), href: '#saved', isActive: place === 'saved', count: saved(say) },
      ]}
      hasBottomBar
      labels={{ navigation: say('Main', 'ዋና'), skip: say('Skip to content', 'ወደ ይዘቱ ይለፉ') }}
      search={{ label: say('Search', 'ይፈልጉ'), href: '#search' }}
    />
  );
}

function MemberBar({ say, place }: Pick<ScreenProps, 'say' | 'place'>): ReactElement {
  return (
    <BottomBar
      entries={[
        { label: say('Tenders', 'ጨረታዎች'), icon: listIcon, href: '#tenders', isActive: place === 'tenders' },
        { label: say('My Feed', 'የእኔ'), icon: feedIcon, href: '#feed', isActive: place === 'feed' },
        {
          label: say('Saved', 'የተቀመጡ'),
          icon: bookmarkIcon,
          href: '#saved',
          isActive: place === 'saved',
          count: saved(say),
        },
        { label: say('Search', 'ይፈልጉ'), icon: searchIcon, onPress: nothing },
      ]}
      label={say('Places', 'ቦታዎች')}
    />
  );
}

export const colours = (say: Say) => (
  <SegmentedControl
    label={say('Colours', 'ቀለም')}
    onChange={nothing}
    options={[
      { value: 'system', label: say('As the device', 'እንደ መሣሪያው') },
      { value: 'light', label: say('Light', 'ብሩህ') },
      { value: 'dark', label: say('Dark', 'ጨለማ') },
    ]}
    value="system"
  />
);

export const keys = (say: Say) => <Button tone="text">{say('Keyboard shortcuts', 'የቁልፍ ሰሌዳ አቋራጮች')}</Button>;

function SiteFooter({ say }: { say: Say }): ReactElement {
  return (
    <Footer
      end={
        <>
          <OnlyOn medium="desk">{keys(say)}</OnlyOn>
          {colours(say)}
        </>
      }
      label={say('About this site', 'ስለዚህ ድረ ገጽ')}
      links={[
        { label: say('About', 'ስለ እኛ'), href: '#about' },
        { label: say('Privacy', 'ግላዊነት'), href: '#privacy' },
        { label: say('Refund', 'ተመላሽ ክፍያ'), href: '#refund' },
        { label: say('TOS', 'የአገልግሎት ውል'), href: '#tos' },
      ]}
      note={say('© 2026 Awaj', '© 2026 አዋጅ')}
      social={[
        { label: say('Awaj on Telegram', 'አዋጅ በTelegram'), href: '#telegram', icon: telegramIcon },
        { label: say('Awaj on Facebook', 'አዋጅ በFacebook'), href: '#facebook', icon: facebookIcon },
        { label: say('Awaj on LinkedIn', 'አዋጅ በLinkedIn'), href: '#linkedin', icon: linkedinIcon },
      ]}
    />
  );
}

/** A page as the website frames it: header, what the page is for, footer or bottom bar. */
export function Screen({ say, reader, place, hasFooter = false, children }: ScreenProps): ReactElement {
  return (
    <>
      {reader === 'member' ? <MemberHeader place={place} say={say} /> : <VisitorHeader place={place} say={say} />}
      {children}
      {hasFooter && <SiteFooter say={say} />}
      {reader === 'member' && <MemberBar place={place} say={say} />}
    </>
  );
}
