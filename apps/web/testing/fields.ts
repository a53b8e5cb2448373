import { fireEvent, screen } from '@testing-library/dom';

export const field = (name: string): Promise<HTMLInputElement> =>
  screen.findByLabelText(name, { exact: true, selector: 'input' });

/** Pastes text into a field and keeps the focus there. */
export async function fill(name: string, text: string): Promise<void> {
  const input = await field(name);
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}

/** The first button with this name. */
export async function press(name: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) fireEvent.click(first);
}

/** What a screen reader says after a field's name. */
export const descriptionOf = (input: Element): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
