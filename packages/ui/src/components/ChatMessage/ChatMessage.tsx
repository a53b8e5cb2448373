import type { ReactElement } from 'react';
import * as styles from './ChatMessage.css.ts';

export interface ChatMessageProps {
  /** Describes the picture: "An alert of Awaj in Telegram". */
  label: string;
  sender: string;
  title: string;
  items: readonly { title: string; titleLanguage?: string; text: string }[];
  /** "and 7 more". */
  more?: string;
  /** "07:00". */
  time: string;
  buttons: readonly string[];
}

/** Shows what our message looks like in a chat. A picture: nothing in it can be pressed. */
export function ChatMessage(props: ChatMessageProps): ReactElement {
  const { label, sender, title, items, more, time, buttons } = props;
  return (
    <figure aria-label={label} className={styles.chat}>
      <div className={styles.column}>
        <div className={styles.bubble}>
          <p className={styles.sender}>{sender}</p>
          <p className={styles.title}>{title}</p>
          <ol className={styles.items}>
            {items.map((item, place) => (
              <li key={item.title}>
                <strong>{place + 1}.</strong>{' '}
                <span className={styles.link} dir="auto" lang={item.titleLanguage}>
                  {item.title}
                </span>
                <br />
                {item.text}
              </li>
            ))}
          </ol>
          {more && <p className={styles.quiet}>{more}</p>}
          <p className={styles.time}>{time}</p>
        </div>
        <div className={styles.buttons}>
          {buttons.map((button) => (
            <span className={styles.button} key={button}>
              {button}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
