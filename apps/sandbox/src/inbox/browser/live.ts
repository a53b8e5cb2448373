/** Lists that only grow at their beginning. */
const lists = ['messages', 'chat'];
/** Parts without state of their own. */
const parts = ['conversations', 'notice', 'keyboard'];

/** Updates a list. Unchanged items stay in place, because a moved frame would reload. */
function update(list: Element, fresh: Element): void {
  const wanted = new Set([...fresh.children].map(({ id }) => id));
  for (const item of [...list.children]) if (!wanted.has(item.id)) item.remove();
  let place = list.firstElementChild;
  for (const item of [...fresh.children]) {
    if (place?.id !== item.id) {
      list.insertBefore(item, place);
      continue;
    }
    const next = place.nextElementSibling;
    if (place.getAttribute('data-version') !== item.getAttribute('data-version')) place.replaceWith(item);
    place = next;
  }
}

function showCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false;
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const id of lists) {
    const list = document.getElementById(id);
    const newer = fresh.getElementById(id);
    if (list && newer) update(list, newer);
  }
  for (const id of parts) {
    const newer = fresh.getElementById(id);
    const shown = document.getElementById(id);
    if (newer && !shown?.isEqualNode(newer)) shown?.replaceWith(newer);
  }
  showCopyButtons();
}

async function copy(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy ?? '');
  button.textContent = 'Copied';
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.dataset.copy === undefined) return;
  copy(target).catch(() => {
    target.textContent = 'Not copied';
  });
});

function follow(): void {
  refresh().catch(() => undefined);
}

// Fires when the connection opens, also after it broke: events in between are not repeated.
const changes = new EventSource('/inbox/events');
changes.addEventListener('open', follow);
changes.addEventListener('message', follow);
showCopyButtons();
