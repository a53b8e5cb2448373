import { parseBottomButton } from './bottom-button.ts';
import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import { type Payload, readFlag, readText } from './payload.ts';

const feedbackFields = { impact: 'impact_style', notification: 'notification_type' } as const;
const feedbackStyles = {
  impact: ['light', 'medium', 'heavy', 'rigid', 'soft'],
  notification: ['error', 'success', 'warning'],
} as const;

function readFeedback(params: Payload): string | null {
  const type = readText(params, 'type');
  if (type === 'selection_change') return 'selection change';
  if (type !== 'impact' && type !== 'notification') return null;
  const style = feedbackStyles[type].find((known) => known === params[feedbackFields[type]]);
  return style ? `${type} ${style}` : null;
}

function setFlag(state: HostState, params: Payload, field: string, change: (isOn: boolean) => HostState): Step {
  const isOn = readFlag(params, field);
  return isOn === null ? ignore(state, `${field} must be true or false`) : stepTo(change(isOn));
}

export const controlMethods = {
  web_app_setup_back_button: (state: HostState, params: Payload): Step =>
    setFlag(state, params, 'is_visible', (hasBackButton) => ({ ...state, hasBackButton })),

  web_app_setup_settings_button: (state: HostState, params: Payload): Step =>
    setFlag(state, params, 'is_visible', (hasSettingsButton) => ({ ...state, hasSettingsButton })),

  web_app_setup_closing_behavior: (state: HostState, params: Payload): Step =>
    setFlag(state, params, 'need_confirmation', (asksBeforeClosing) => ({ ...state, asksBeforeClosing })),

  web_app_setup_swipe_behavior: (state: HostState, params: Payload): Step =>
    setFlag(state, params, 'allow_vertical_swipe', (allowsVerticalSwipes) => ({ ...state, allowsVerticalSwipes })),

  web_app_setup_main_button: (state: HostState, params: Payload): Step =>
    stepTo({ ...state, mainButton: parseBottomButton(params) }),

  web_app_setup_secondary_button: (state: HostState, params: Payload): Step =>
    stepTo({ ...state, secondaryButton: parseBottomButton(params) }),

  web_app_trigger_haptic_feedback: (state: HostState, params: Payload): Step => {
    const feedback = readFeedback(params);
    return feedback ? stepWith(state, { kind: 'vibrate', feedback }) : ignore(state, 'no such feedback');
  },
};
