import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPresses, keepPresses, takeEarlyPresses } from './early-presses.ts';

const heard = vi.fn();

/** Attaches listeners as a page's scripts would. */
function run(): void {
  for (const type of ['submit', 'click', 'keydown'])
    document.body.addEventListener(type, (event) => {
      event.preventDefault();
      const { target } = event;
      heard(type, target instanceof Element ? target.id : '', event instanceof KeyboardEvent ? event.key : undefined);
    });
  answerPresses(takeEarlyPresses());
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, key: string) =>
  element(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

// The script runs only once in a page.
beforeAll(() => void new Function(keepPresses)());

beforeEach(() => {
  heard.mockClear();
  document.documentElement.innerHTML = `<body id="page">
    <button id="more"><span id="icon"></span></button>
    <button id="menu" popovertarget="items"></button>
    <a id="link" href="#top"></a>
    <input id="field">
    <form id="form"><button id="send"></button></form>`;
  window.earlyPresses = [];
});

describe('before the page runs', () => {
  it('a button pressed several times is pressed once', () => {
    element('icon').click();
    element('more').click();
    run();
    expect(heard.mock.calls).toEqual([['click', 'more', undefined]]);
  });

  it('all keys are replayed in order', () => {
    for (const key of ['j', 'j', 'k']) press('page', key);
    run();
    expect(heard.mock.calls.map(([, , key]) => key)).toEqual(['j', 'j', 'k']);
  });

  it('a submitted form is submitted again', () => {
    element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    run();
    expect(heard.mock.calls).toEqual([['submit', 'form', undefined]]);
  });

  it('actions that the browser has already done are not repeated', () => {
    element('menu').click();
    element('link').click();
    press('field', '/');
    run();
    expect(heard).not.toHaveBeenCalled();
  });

  it('an element that was removed is not pressed', () => {
    const button = element('more');
    button.click();
    button.remove();
    run();
    expect(heard).not.toHaveBeenCalled();
  });
});

it('presses after the page runs are not recorded', () => {
  run();
  element('more').click();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(takeEarlyPresses()).toEqual([]);
});
