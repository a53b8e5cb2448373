export { Account } from './Account.tsx';
export { MemberBar } from './MemberBar.tsx';
