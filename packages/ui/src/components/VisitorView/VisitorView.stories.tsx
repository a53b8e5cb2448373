import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './VisitorView.guide.ts';
import { MemberPlace, VisitorView, type VisitorViewProps } from './VisitorView.tsx';

const loginLink = (label: string) => (
  <Link href="#login" look="button">
    {label}
  </Link>
);

const meta = {
  title: 'Structure/VisitorView',
  component: VisitorView,
  args: { children: loginLink('Log In') },
  parameters: { guide, ...inAmharic<VisitorViewProps>({ children: loginLink('ይግቡ') }) },
} satisfies Meta<typeof VisitorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {};

function beforeItIsKnown() {
  document.documentElement.dataset.session = 'opening';
  return () => {
    delete document.documentElement.dataset.session;
  };
}

/** Before the page knows who is reading. */
export const WhileOpening: Story = {
  beforeEach: beforeItIsKnown,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** The same, where a member will see something else. */
export const SkeletonWhileOpening: Story = {
  args: { meanwhile: <Skeleton height="toggle" width="full" /> },
  beforeEach: beforeItIsKnown,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('div:last-child')).toBeVisible();
  },
};

/** A placeholder for some members' content, before the page knows whether this member sees it. */
export const PlaceOfAMember: Story = {
  render: ({ children }) => <MemberPlace isMember>{children}</MemberPlace>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('a')?.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};

/** This member does not see it: a narrow page keeps the room, because its content would move. */
export const PlaceOfAMemberWhoIsRefused: Story = {
  render: ({ children }) => (
    <MemberPlace isMember isRefused>
      {children}
    </MemberPlace>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const PlaceOfAMemberForAVisitor: Story = {
  render: ({ children }) => <MemberPlace isMember={false}>{children}</MemberPlace>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a')?.getBoundingClientRect().height).toBe(0);
  },
};
