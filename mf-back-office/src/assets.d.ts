/// <reference types="@leafshift/remote-kit/assets" />
