import type { ReactElement } from 'react';
import { logoutIcon, userIcon } from '../../icons.ts';
import { initialsOf } from '../CompanyLogo/initials.ts';
import { Dropdown, DropdownButton, DropdownLink } from '../Dropdown/Dropdown.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './AccountMenu.css.ts';

export interface AccountMenuProps {
  /** What the button is called: "Account of Abebe Kebede". */
  label: string;
  name: string;
  /** The company, or the email of somebody without one. */
  belongsTo: string;
  entries: readonly { label: string; href: string; icon: IconDrawing }[];
  logout: { label: string; onPress: () => void };
}

/** Who is logged in, where to change what belongs to them, and the way out. */
export function AccountMenu({ label, name, belongsTo, entries, logout }: AccountMenuProps): ReactElement {
  const avatar = initialsOf(name);
  return (
    <Dropdown label={label} opener={<span className={styles.avatar}>{avatar || <Icon drawing={userIcon} />}</span>}>
      <div className={styles.person}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.belongsTo} dir="auto">
          {belongsTo}
        </p>
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <DropdownLink href={entry.href}>
              <Icon drawing={entry.icon} />
              {entry.label}
            </DropdownLink>
          </li>
        ))}
      </ul>
      <div className={styles.leave}>
        <DropdownButton onClick={logout.onPress}>
          <Icon drawing={logoutIcon} />
          {logout.label}
        </DropdownButton>
      </div>
    </Dropdown>
  );
}
