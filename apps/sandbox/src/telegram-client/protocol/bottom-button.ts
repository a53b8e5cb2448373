import { type Payload, readFlag, readRgb, readText } from './payload.ts';

const positions = ['left', 'right', 'top', 'bottom'] as const;

export interface BottomButton {
  text: string;
  isVisible: boolean;
  isActive: boolean;
  isBusy: boolean;
  hasShine: boolean;
  /** Null: the theme's own. */
  color: string | null;
  textColor: string | null;
  position: (typeof positions)[number];
}

export const hiddenButton: BottomButton = {
  text: '',
  isVisible: false,
  isActive: false,
  isBusy: false,
  hasShine: false,
  color: null,
  textColor: null,
  position: 'left',
};

/** Each message describes the whole button; missing fields are not kept from the last one. */
export function parseBottomButton(params: Payload): BottomButton {
  const text = readText(params, 'text')?.trim() ?? '';
  return {
    text,
    isVisible: readFlag(params, 'is_visible') === true && text !== '',
    isActive: readFlag(params, 'is_active') ?? false,
    isBusy: readFlag(params, 'is_progress_visible') ?? false,
    hasShine: readFlag(params, 'has_shine_effect') ?? false,
    color: readRgb(params, 'color'),
    textColor: readRgb(params, 'text_color'),
    position: positions.find((position) => position === params.position) ?? 'left',
  };
}
