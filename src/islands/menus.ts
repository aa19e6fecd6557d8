/** Menus that are `<details data-menu>`: they close when somebody clicks or goes elsewhere, and by Escape. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

function closeOthers({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

document.addEventListener('click', closeOthers);
document.addEventListener('focusin', closeOthers);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')!.focus();
  }
});
