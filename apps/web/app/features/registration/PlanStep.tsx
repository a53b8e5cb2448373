import { chosenPlan, type PlanId } from '@awaj/domain/plan';
import type { Form } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { TextField } from '@awaj/ui/TextField';
import { type ReactElement, useState } from 'react';
import type { LoadedPlans } from '../../data/plans.ts';
import { Password } from '../form/Password.tsx';
import { ScriptForm } from '../form/ScriptForm.tsx';
import { usePasswordNote } from '../form/use-note.ts';
import { PricedPlanPicker } from '../payment/PricedPlanPicker.tsx';
import type { PlanChoice } from './plan-choice.ts';

export interface PlanStepProps {
  form: Form<PlanChoice>;
  planId: PlanId | undefined;
  plans: LoadedPlans;
  onPlan: (id: PlanId) => void;
}

export function PlanStep({ form, planId, plans, onPlan }: PlanStepProps): ReactElement {
  const { fields, signup } = useArea('auth');
  const { field, values } = form;
  const common = usePasswordNote(values.password);
  // The address follows a moment later; until then the selection must not jump back.
  const [chosen, setChosen] = useState(chosenPlan(planId ?? null).id);
  const choose = (id: PlanId) => {
    setChosen(id);
    onPlan(id);
  };
  return (
    <ScriptForm {...form} submitLabel={signup.submit}>
      <PricedPlanPicker isLabelHidden loaded={plans} onChange={choose} value={chosen} />
      <TextField autoCapitalize="none" autoComplete="email" label={fields.email} type="email" {...field('email')} />
      <Password
        autoComplete="new-password"
        hint={fields.passwordHint}
        label={fields.password}
        {...field('password')}
        note={common}
      />
    </ScriptForm>
  );
}
