import { LogOut, Monitor, Moon, Settings, Sun } from 'lucide';
import { useState } from 'react';
import type { MenuGroup } from '#kit/menu/menu.ts';
import { Menu, type MenuProps } from '#kit/menu/menu.tsx';

interface StoryMenuProps extends MenuProps {
  onTheme: (theme: string) => void;
  onSignOut: () => void;
}

/** A menu for stories with a link, options and an action, such as the product's. */
export function StoryMenu({ onTheme, onSignOut, ...props }: StoryMenuProps) {
  const [theme, setTheme] = useState('system');
  const groups: MenuGroup[] = [
    { id: 'account', items: [{ id: 'settings', label: 'Paramètres', icon: Settings, href: '#parametres' }] },
    {
      id: 'theme',
      label: 'Thème',
      value: theme,
      onValueChange: (next) => {
        setTheme(next);
        onTheme(next);
      },
      options: [
        { value: 'light', label: 'Clair', icon: Sun },
        { value: 'dark', label: 'Sombre', icon: Moon },
        { value: 'system', label: 'Système', icon: Monitor },
      ],
    },
    {
      id: 'session',
      items: [{ id: 'sign-out', label: 'Déconnexion', icon: LogOut, tone: 'danger', onSelect: onSignOut }],
    },
  ];
  return <Menu {...props} groups={groups} />;
}
