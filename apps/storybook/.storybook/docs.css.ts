import { vars } from '@awaj/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// A story has the background and font of its theme: light text would be invisible on the white documentation.
globalStyle('.sbdocs .docs-story', {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  lineHeight: vars.leading.body,
});
globalStyle('.sbdocs .docs-story iframe', { display: 'block', marginInline: 'auto' });

// The controls belong to the documentation, which is light.
globalStyle('.sbdocs .docblock-argstable', { colorScheme: 'light' });

// Four columns do not fit on a phone: there, description, default and control go below the name.
const onPhone = (selector: string, rule: object) =>
  globalStyle(`.sbdocs .docblock-argstable.docblock-argstable ${selector}`, {
    '@media': { 'screen and (max-width: 40rem)': rule },
  });

onPhone('thead', { display: 'none' });
onPhone(':is(tbody, tr, td)', { display: 'block' });
onPhone('tr', { paddingBlock: '0.75rem' });
onPhone('tbody td:is(td, :first-of-type, :last-of-type)', {
  width: 'auto',
  minWidth: 0,
  padding: '0.25rem 1rem',
  border: 0,
  overflowWrap: 'anywhere',
});
onPhone('tbody td:nth-of-type(3)::before', { content: '"Default: "' });
