import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Prose.guide.ts';
import { Prose, type ProseProps } from './Prose.tsx';

const meta = {
  title: 'Structure/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>You may ask for your money back within 30 days of subscribing.</p>
        <h2>How to ask</h2>
        <p>
          Write to us with the number of your <a href="#invoice">invoice</a>:
        </p>
        <ul>
          <li>by email,</li>
          <li>or in the Telegram bot.</li>
        </ul>
        <h3>How long it takes</h3>
        <p>Seven working days at most.</p>
      </>
    ),
  },
  parameters: {
    guide,
    ...inAmharic<ProseProps>({
      children: (
        <>
          <p>በተመዘገቡ በ30 ቀናት ውስጥ ገንዘብዎ እንዲመለስልዎ መጠየቅ ይችላሉ።</p>
          <h2>እንዴት እንደሚጠይቁ</h2>
          <p>
            የ<a href="#invoice">ደረሰኝዎን</a> ቁጥር ጠቅሰው ይጻፉልን፦
          </p>
          <ul>
            <li>በኢሜይል፣</li>
            <li>ወይም በቴሌግራም ቦት።</li>
          </ul>
          <h3>ምን ያህል ጊዜ ይወስዳል?</h3>
          <p>ቢበዛ ሰባት የሥራ ቀናት።</p>
        </>
      ),
    }),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};
export const Lists: Story = {
  args: {
    children: (
      <>
        <h2>What you need</h2>
        <ol>
          <li>The number of your invoice.</li>
          <li>
            The way you paid:
            <ul>
              <li>for a wallet, its telephone number;</li>
              <li>for a bank transfer, the account it came from.</li>
            </ul>
          </li>
          <li>A few words on the reason, if you like.</li>
        </ol>
      </>
    ),
  },
  parameters: inAmharic<ProseProps>({
    children: (
      <>
        <h2>የሚያስፈልግዎ</h2>
        <ol>
          <li>የደረሰኝዎ ቁጥር።</li>
          <li>
            የከፈሉበት መንገድ፦
            <ul>
              <li>በሞባይል ገንዘብ ከሆነ ስልክ ቁጥሩ፤</li>
              <li>በባንክ ዝውውር ከሆነ ገንዘቡ የተላከበት ሒሳብ።</li>
            </ul>
          </li>
          <li>ከፈለጉ ምክንያቱ በአጭሩ።</li>
        </ol>
      </>
    ),
  }),
};
