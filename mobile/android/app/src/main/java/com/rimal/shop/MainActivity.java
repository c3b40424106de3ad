package com.rimal.shop;

import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.os.Build;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        nameNotifications();
    }

    /** Gives the notifications of the shop a name in the phone's settings, in the phone's language. */
    private void nameNotifications() {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return;
        getSystemService(NotificationManager.class)
            .createNotificationChannel(
                new NotificationChannel(
                    getString(R.string.notification_channel_id),
                    getString(R.string.notification_channel),
                    NotificationManager.IMPORTANCE_DEFAULT
                )
            );
    }
}
