import type { RegistrationStep } from '@awaj/domain/form-steps';
import { useArea } from '@awaj/i18n/react';
import { FormLayout, type FormLayoutProps } from '@awaj/ui/FormLayout';
import { StepIndicator } from '@awaj/ui/StepIndicator';
import type { ReactElement } from 'react';
import { usePageTitle } from '../../seo/page-title.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';

export type RegistrationFrameProps = Omit<FormLayoutProps, 'brand' | 'steps' | 'title'> & { step: RegistrationStep };

/** The frame of all signup steps. */
export function RegistrationFrame({ step, ...rest }: RegistrationFrameProps): ReactElement {
  const { signup } = useArea('auth');
  const { label, first, second, completed, done } = signup.steps;
  const titles = { 1: usePageTitle(), 2: signup.planTitle, 3: signup.paymentTitle };
  const steps = (
    <StepIndicator
      current={step - 1}
      doneLabel={done}
      hints={signup.stepHints}
      label={label}
      steps={[first, second, completed]}
    />
  );
  return <FormLayout brand={<BrandLink />} steps={steps} title={titles[step]} {...rest} />;
}
