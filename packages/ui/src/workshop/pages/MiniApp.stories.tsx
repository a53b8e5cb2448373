import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { fullscreen, pageStory, type Say } from './say.ts';
import { Listed, tenders } from './tenders.tsx';

const meta = { title: 'Pages/Mini app', parameters: fullscreen, globals: { theme: 'telegram' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function List({ say, title, children }: { say: Say; title: string; children?: ReactNode }): ReactElement {
  return (
    <ListLayout>
      <Heading level={1}>{title}</Heading>
      <div>{children ?? tenders.map((tender) => <Listed key={tender.id} say={say} sees="all" tender={tender} />)}</div>
    </ListLayout>
  );
}

export const LatestTenders: Story = pageStory(({ say }) => (
  <List say={say} title={say('Latest tenders', 'የቅርብ ጊዜ ጨረታዎች')} />
));

export const MyFeed: Story = pageStory(({ say }) => <List say={say} title={say('My Feed', 'የእኔ ጨረታዎች')} />);

export const Login: Story = pageStory(({ say }) => (
  <FormLayout
    brand={<Logo name={say('Awaj', 'አዋጅ')} />}
    intro={say('Share your phone number with our bot, and you are in.', 'የስልክ ቁጥርዎን ለአዋጅ ቦት ያጋሩ፤ ወዲያውኑ ይገባሉ።')}
    title={say('Log in with Telegram', 'በቴሌግራም ይግቡ')}
  >
    <Button>{say('Share my number', 'ቁጥሬን አጋራ')}</Button>
  </FormLayout>
));

/** In Amharic alone, whatever the language of the reader. */
export const Signup: Story = pageStory(() => (
  <div lang="am">
    <FormLayout brand={<Logo name="አዋጅ" />} title="ይመዝገቡ">
      <TextField defaultValue="አበበ ከበደ" label="ስም" />
      <PhoneField defaultValue="0911 234 567" label="የሞባይል ስልክ ቁጥር" locked="ከቴሌግራም የመጣ ስለሆነ እዚህ አይቀየርም።" />
      <RadioCards
        defaultValue="3"
        label="የምዝገባ አማራጭ"
        options={[
          { value: '1', title: '3 ወር', price: '980.00 ብር' },
          { value: '2', title: '6 ወር', price: '1,480.00 ብር' },
          { value: '3', title: '1 ዓመት', price: '2,360.00 ብር' },
        ]}
      />
      <Button>ይመዝገቡ</Button>
    </FormLayout>
  </div>
));

export const OutsideTelegram: Story = pageStory(({ say }) => (
  <ListLayout>
    <Message
      action={
        <Link href="#bot" look="button">
          {say('Open in Telegram', 'በቴሌግራም ይክፈቱ')}
        </Link>
      }
      level={1}
      text={say('This page works inside Telegram.', 'ይህ ገጽ በቴሌግራም ውስጥ ይሠራል።')}
      title={say('Open Awaj in Telegram', 'አዋጅን በቴሌግራም ይክፈቱ')}
    />
  </ListLayout>
));
