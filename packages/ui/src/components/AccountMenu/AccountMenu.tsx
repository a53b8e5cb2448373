import type { ReactElement } from 'react';
import { logoutIcon, userIcon } from '../../icons.ts';
import { initialsOf } from '../CompanyLogo/initials.ts';
import { Dropdown, DropdownButton, DropdownLink } from '../Dropdown/Dropdown.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './AccountMenu.css.ts';

export interface AccountMenuProps {
  /** The button's accessible name: "Account of Abebe Kebede". */
  label: string;
  name: string;
  /** The company's name, or the email of a user without a company. */
  belongsTo: string;
  entries: readonly { label: string; href: string; icon: IconDrawing }[];
  logout: { label: string; onPress: () => void };
}

/** The account's name, links to its settings, and the log-out button. */
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
