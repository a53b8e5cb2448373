import type { ResetStep } from '@awaj/domain/form-steps';
import { useArea } from '@awaj/i18n/react';
import { FormLayout, type FormLayoutProps } from '@awaj/ui/FormLayout';
import type { ReactElement } from 'react';
import { BrandLink } from '../../shell/BrandLink.tsx';

export type ResetFrameProps = Omit<FormLayoutProps, 'brand' | 'title'> & { step: ResetStep };

export function ResetFrame({ step, ...rest }: ResetFrameProps): ReactElement {
  const { forgot } = useArea('auth');
  const titles = { 1: forgot.title, 2: forgot.codeTitle, 3: forgot.resetTitle, 4: forgot.doneTitle };
  return <FormLayout brand={<BrandLink />} title={titles[step]} {...rest} />;
}
