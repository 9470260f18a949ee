/** How the report behaves; runs in its page, alone. */
export function runReport(): void {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const search = document.querySelector<HTMLInputElement>('#search');
  const viewer = document.querySelector<HTMLDialogElement>('#viewer');
  const picture = document.querySelector<HTMLImageElement>('#viewer img');
  const caption = document.querySelector<HTMLElement>('#viewer .caption');
  const empty = document.querySelector<HTMLElement>('#empty');
  if (!search || !viewer || !picture || !caption || !empty) return;
  const cards = find('article');
  let shown = cards;
  let place = 0;
  let face = 0;

  const pressed = (group: string) =>
    find(`[data-group="${group}"][aria-pressed="true"]`).map((button) => button.dataset['value']);

  const filter = () => {
    const states = pressed('state');
    const modes = pressed('mode');
    const words = search.value.toLowerCase().split(/\s+/);
    shown = cards.filter((card) => {
      const { state, mode, text = '' } = card.dataset;
      const fits =
        states.includes(state) && modes.includes(mode) && words.every((word) => text.includes(word));
      card.hidden = !fits;
      return fits;
    });
    empty.hidden = shown.length > 0;
  };

  const facesOf = (card: HTMLElement | undefined) => [...(card?.querySelectorAll('img') ?? [])];

  const show = () => {
    const card = shown[place];
    const faces = facesOf(card);
    const image = faces[Math.min(face, faces.length - 1)];
    if (card === undefined || image === undefined) return;
    picture.src = image.src;
    picture.alt = image.alt;
    caption.textContent = `${card.querySelector('h2')?.textContent ?? ''} · ${image.alt}`;
    find('#viewer [data-face]').forEach((button, index) => {
      button.hidden = index >= faces.length;
      button.textContent = faces[index]?.alt ?? '';
      button.setAttribute('aria-pressed', String(faces[index] === image));
    });
  };
  const turn = (steps: number) => {
    place = (place + steps + shown.length) % shown.length;
    show();
  };
  const flip = (to: number) => {
    face = to;
    show();
  };

  for (const button of find('[data-group]'))
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
      filter();
    });
  search.addEventListener('input', filter);
  for (const card of cards)
    card.querySelectorAll('button').forEach((button, index) => {
      button.addEventListener('click', () => {
        place = shown.indexOf(card);
        flip(index);
        viewer.showModal();
      });
    });
  find('#viewer [data-face]').forEach((button, index) => {
    button.addEventListener('click', () => flip(index));
  });
  document.querySelector('#previous')?.addEventListener('click', () => turn(-1));
  document.querySelector('#next')?.addEventListener('click', () => turn(1));
  document.querySelector('#close')?.addEventListener('click', () => viewer.close());
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    else if (key === 'ArrowRight') turn(1);
    else if (/^[123]$/.test(key)) flip(Number(key) - 1);
  });
  filter();
}
